import { wrapIndex } from '../ui/wrapIndex';

/**
 * Where the carousel's row of cards is. The row is endless, and each card is at one of its many slots: with eight
 * cards, slot 8 is for the first one again, and slot -1 for the last. So a step over an end leads on, not back.
 */
export interface Row {
  /** The slot of the first visible card. */
  at: number;
  /** The slot of the first visible card before the last move. */
  from: number;
}

/**
 * Returns the row after a move to a card: the shorter way, or if both are equal, the one in the direction asked for.
 * @param direction negative for backwards
 */
export function moveTo(card: number, direction: number, { at }: Row, cards: number): Row {
  const within = card - wrapIndex(at, cards);
  const over = within - Math.sign(within) * cards;
  const longer = Math.abs(over) - Math.abs(within);
  const isOver = longer < 0 || (longer === 0 && within * direction < 0);
  return { at: at + (isOver ? over : within), from: at };
}

/** Returns the slots of the cards: of all that are visible before and after the move, and of the others beside them. */
export function slotsOf({ at, from }: Row, cards: number, visible: number): number[] {
  const spare = cards - visible - Math.abs(at - from);
  const centred = Math.min(at, from) - Math.floor(spare / 2);
  // A window that has become wider may show more cards than have slots between both.
  const start = Math.min(at, Math.max(centred, at + visible - cards));
  return Array.from({ length: cards }, (_, card) => start + wrapIndex(card - start, cards));
}

/** Returns the number of positions of a row: from the one that shows the first card to the one that shows the last. */
export const positionsOf = (cards: number, visible: number) => Math.max(1, cards - visible + 1);

/** Returns the row in a window that has become wider, and so has fewer positions: at its last one at most. */
export function withinPositions(row: Row, cards: number, visible: number): Row {
  const first = wrapIndex(row.at, cards);
  return { ...row, at: row.at - first + Math.min(first, positionsOf(cards, visible) - 1) };
}
