import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How long a row must not have moved to be at rest, ms. */
const REST = 150;

/**
 * Returns by how many cards the browser has scrolled a row: a whole number where a card is at its start, since it snaps.
 * @param track the element of the cards, in the one that scrolls
 */
export function scrolledCards(track: HTMLElement | null): number {
  const lefts = Array.from(track?.children ?? [], (card) => card.getBoundingClientRect().left);
  // Both are negative on a right-to-left page.
  return (track?.parentElement?.scrollLeft ?? 0) / (lefts[1] - lefts[0]) || 0;
}

/**
 * Calls back when a row that the browser scrolls is at rest: it has not moved lately, no finger is on it, and it is at a
 * card. A finger that has moved it holds it between two.
 * @param track the element of the cards, in the one that scrolls
 * @param waits whether to wait for that
 */
export function useRest(
  track: RefObject<HTMLElement | null>,
  waits: boolean,
  onRest: () => void,
): void {
  const last = useRef(NaN);
  const look = useEffectEvent(() => {
    const cards = scrolledCards(track.current);
    const isStill = cards === last.current && Math.abs(cards - Math.round(cards)) < 0.01;
    last.current = cards;
    if (isStill && !track.current?.matches(':active')) onRest();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => look(), REST);
    return () => clearInterval(timer);
  }, [waits]);
}
