import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFreshVisit } from '../navigation/freshVisit';
import { readFromSession, saveInSession } from '../navigation/sessionStore';
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
 * @param entry see `entryKey`
 */
export function recallPlace(entry: string): Place | undefined {
  return readFromSession(storageKey(entry)) as Place | undefined;
}

/** Events by which a visitor may scroll; after one of them the place is no longer restored. */
const SCROLL_INPUTS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Saves, for a history entry, which pages are in the grid and the scroll position. When the visitor
 * comes back to the entry and its pages are not loaded, as after a reload, the hook fetches them and
 * then restores both. When they are, `usePhotoPages` starts with them.
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
    const restoring = new AbortController();
    const { signal } = restoring;
    const stop = () => restoring.abort();
    SCROLL_INPUTS.forEach((type) => window.addEventListener(type, stop, { passive: true, signal }));
    const missing = pagesIn(place).filter((page) => !pagesIn(start.range).includes(page));
    Promise.all(missing.map(fetchPhotoPage))
      .then(() => {
        if (signal.aborted) return;
        flushSync(() => setRange({ from: place.from, to: place.to }));
        window.scrollTo(0, place.top);
      })
      // When a request fails, the grid stays on the page it began with.
      .catch(() => undefined)
      .finally(stop);
    return stop;
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
