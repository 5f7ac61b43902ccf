import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../hooks/useClientValue';
import { pageCount, pageOf, startOf } from './paging';
import { loadedPages, subscribeToPages, type PhotosByPage } from './photoPages';
import { pagesIn, withPage, type PageRange } from './pageRange';
import { recallPlace, useRememberedPlace } from './useRememberedPlace';

type Photo = Queries.PhotoTileFragment;

/** The gallery's photos, fetched page by page. Positions count from 0 over the whole gallery. */
export interface PhotoPages {
  /** Number of photos in the gallery. */
  total: number;
  /** The photos in the grid. */
  photos: readonly Photo[];
  /** Position of the first photo in the grid. */
  start: number;
  /** Numbers of the page before those in the grid, and of the one after them. */
  earlier: number | undefined;
  later: number | undefined;
  /** The photo at a position, if its page is loaded. */
  photoAt: (position: number) => Photo | undefined;
  /** Position of a photo on the loaded pages, -1 for any other. */
  positionOf: (slug: string) => number;
  /** Shows a loaded page in the grid: see `withPage`. */
  showPage: (page: number) => void;
  /** Adds a loaded page to the grid's end, if it still follows the last one there. */
  appendPage: (page: number) => void;
}

const NO_PAGES: PhotosByPage = new Map();

/**
 * The loaded pages of the gallery, and which of them are in the grid.
 * @param first the page of the static page that the visitor came to, from its query
 * @param entry the history entry (see `entryKey`), whose grid and scroll position Back, Forward and
 * reloads restore
 */
export function usePhotoPages(first: Queries.PhotoPageFragment, entry: string): PhotoPages {
  const { number, total } = first;
  const hydrated = useHydrated();
  const loaded = useSyncExternalStore(subscribeToPages, loadedPages, () => NO_PAGES);
  const pages = useMemo(() => new Map(loaded).set(number, first.photos), [loaded, number, first]);

  const [range, setRange] = useState<PageRange>(() => {
    const place = hydrated ? recallPlace(entry) : undefined;
    const isLoaded = place && pagesIn(place).every((page) => pages.has(page));
    return isLoaded ? { from: place.from, to: place.to } : { from: number, to: number };
  });
  useRememberedPlace(entry, range, setRange);

  const positions = useMemo(() => {
    const entries = [...pages].flatMap(([page, photos]) =>
      photos.map(({ slug }, index): [string, number] => [slug, startOf(page) + index]),
    );
    return new Map(entries);
  }, [pages]);

  return {
    total,
    photos: useMemo(() => pagesIn(range).flatMap((page) => pages.get(page) ?? []), [range, pages]),
    start: startOf(range.from),
    earlier: range.from > 1 ? range.from - 1 : undefined,
    later: range.to < pageCount(total) ? range.to + 1 : undefined,
    photoAt: useCallback(
      (position: number) => {
        const page = pageOf(position);
        return pages.get(page)?.[position - startOf(page)];
      },
      [pages],
    ),
    positionOf: (slug) => positions.get(slug) ?? -1,
    showPage: useCallback((page: number) => setRange((current) => withPage(current, page)), []),
    appendPage: useCallback(
      (page: number) =>
        setRange((current) => (page === current.to + 1 ? { ...current, to: page } : current)),
      [],
    ),
  };
}
