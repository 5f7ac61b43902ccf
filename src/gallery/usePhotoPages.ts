import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../hooks/useClientValue';
import { pageCount, pageOf, startOf } from './paging';
import { arrivedPages, subscribeToPages, type PhotosByPage } from './photoPages';
import { pagesIn, withPage, type PageRange } from './pageRange';
import { recallPlace, useRememberedPlace } from './useRememberedPlace';

type Photo = Queries.PhotoTileFragment;

/** The photos of a gallery that come in pages. Positions count from 0 over the whole gallery. */
export interface PhotoPages {
  /** Number of photos in the gallery. */
  total: number;
  /** Photos in the grid. */
  photos: readonly Photo[];
  /** Position of the first photo in the grid. */
  start: number;
  /** The page before those in the grid, and the one after them. */
  earlier: number | undefined;
  later: number | undefined;
  /** The photo at a position, if its page has arrived. */
  photoAt: (position: number) => Photo | undefined;
  /** Position of a photo on the pages that have arrived, -1 for any other. */
  positionOf: (slug: string) => number;
  /** Shows a page that has arrived in the grid: see `withPage`. */
  showPage: (page: number) => void;
  /** Adds a page that has arrived to the grid's end, unless the visitor has jumped elsewhere. */
  appendPage: (page: number) => void;
}

const NO_PAGES: PhotosByPage = new Map();

/**
 * The pages of the gallery around the one that the visitor came to.
 * @param first the page that the query of the static page gives
 * @param entry path and key of the history entry: Back, Forward and reloads restore its grid and place
 */
export function usePhotoPages(first: Queries.PhotoPageFragment, entry: string): PhotoPages {
  const { number, total } = first;
  const hydrated = useHydrated();
  const arrived = useSyncExternalStore(subscribeToPages, arrivedPages, () => NO_PAGES);
  const pages = useMemo(() => new Map(arrived).set(number, first.photos), [arrived, number, first]);

  const [range, setRange] = useState<PageRange>(() => {
    const place = hydrated ? recallPlace(entry) : undefined;
    const complete = place && pagesIn(place).every((page) => pages.has(page));
    return complete ? { from: place.from, to: place.to } : { from: number, to: number };
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
