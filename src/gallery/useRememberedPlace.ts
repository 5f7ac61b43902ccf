import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFreshVisit } from '../browser/freshVisit';
import { readFromSession, saveInSession } from '../browser/sessionStore';
import { useHydrated } from '../hooks/useClientValue';
import { fetchPhotoPage } from './photoPages';
import { pagesIn, type PageRange } from './pageRange';

/** Where a visitor was in the gallery: the pages in the grid, and the scroll position. */
interface Place extends PageRange {
  /** The window's scroll position, px. */
  top: number;
}

const storageKey = (entry: string) => `gallery place ${entry}`;

/**
 * The place that `useRememberedPlace` saved for a history entry.
 * @param entry path and key of the history entry
 */
export function recallPlace(entry: string): Place | undefined {
  return readFromSession(storageKey(entry)) as Place | undefined;
}

/** What a visitor does to go somewhere else while the place is being restored. */
const MOVES = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Remembers which pages stood in the grid of a history entry and how far it was scrolled. Where
 * these pages have to be fetched anew, as after a reload, it restores both when they have arrived.
 */
export function useRememberedPlace(
  entry: string,
  range: PageRange,
  setRange: (range: PageRange) => void,
): void {
  const hydrated = useHydrated();
  const [start] = useState({ entry, range, newDocument: !hydrated });

  useEffect(() => {
    const place = recallPlace(start.entry);
    if (!place || (place.from === start.range.from && place.to === start.range.to)) return;
    if (start.newDocument && isFreshVisit()) return;
    const visitor = new AbortController();
    const leave = () => visitor.abort();
    MOVES.forEach((move) =>
      window.addEventListener(move, leave, { passive: true, signal: visitor.signal }),
    );
    const missing = pagesIn(place).filter((page) => !pagesIn(start.range).includes(page));
    Promise.all(missing.map(fetchPhotoPage))
      .then(() => {
        if (visitor.signal.aborted) return;
        flushSync(() => setRange({ from: place.from, to: place.to }));
        window.scrollTo(0, place.top);
      })
      // The first page stands, and leads on to the others.
      .catch(() => undefined)
      .finally(leave);
    return leave;
  }, [start, setRange]);

  useLayoutEffect(() => {
    const remember = () => {
      const place: Place = { ...range, top: window.scrollY };
      saveInSession(storageKey(entry), place);
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [entry, range]);
}
