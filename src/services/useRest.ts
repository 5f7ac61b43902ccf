import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listen } from '../ui/listen';

/** How long a row must not have been scrolled to be at rest, ms. */
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
 * Calls back when a row that the browser scrolls is at rest: not scrolled lately, under no finger, and at a card. A
 * finger that has moved it holds it between two cards.
 * @param track the element of the cards, in the one that scrolls
 * @param waits whether to wait for that
 */
export function useRest(
  track: RefObject<HTMLElement | null>,
  waits: boolean,
  onRest: () => void,
): void {
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    const scroller = track.current?.parentElement;
    if (!waits || !scroller) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const cards = scrolledCards(track.current);
        const isBetween = Math.abs(cards - Math.round(cards)) > 0.01;
        if (isBetween || scroller.matches(':active')) wait();
        else rest();
      }, REST);
    };
    wait();
    const stop = listen(scroller, 'scroll', wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [track, waits]);
}
