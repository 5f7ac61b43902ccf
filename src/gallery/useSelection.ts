import type { PageProps } from 'gatsby';
import { navigate } from 'gatsby';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wrapIndex } from '../wrapIndex';
import { useHydrated } from '../hooks/useClientValue';
import { photoHash, photoInAddress } from './address';
import { pageOf, startOf } from './paging';
import { fetchPhotoPage, findPage } from './photoPages';
import { closeIntoTile, openFromTile } from './transition';
import type { PhotoPages } from './usePhotoPages';

interface Selection {
  /** Position of the opened photo, -1 while none is. */
  position: number;
  open: (slug: string) => void;
  /** Replaces the opened photo by the one at another position; rejects when its page cannot be fetched. */
  show: (position: number) => Promise<void>;
  close: () => void;
}

/** State of the history entries that opening a photo from the grid adds; closing goes back past them. */
interface OpenedState {
  openedFromGrid?: boolean;
}

const FROM_GRID: OpenedState = { openedFromGrid: true };

/**
 * The opened photo of the gallery. The address names it, so that it can be shared and reloaded:
 * opening adds one history entry, the next and previous photo replace it, Back closes the photo.
 * An address that names no photo of the gallery opens none.
 */
export function useSelection(pages: PhotoPages, location: PageProps['location']): Selection {
  // The server renders without a hash, so hydration has to as well.
  const addressed = useHydrated() ? photoInAddress(location.hash) : null;
  /**
   * A photo opened from the grid, until the router renders its address, which it does in the next
   * frame at the earliest: the dialog does not wait for that. `at` is the address it was opened on.
   */
  const [opening, setOpening] = useState<{ photo: string; at: string } | null>(null);
  if (opening && opening.at !== location.href) setOpening(null);
  const slug = opening?.photo ?? addressed;
  const openedFromGrid =
    opening !== null || Boolean((location.state as OpenedState | null)?.openedFromGrid);
  const { href, pathname } = location;
  const { total, photoAt, showPage } = pages;
  const position = slug === null ? -1 : pages.positionOf(slug);
  /** What was rendered last, and whether the visitor has closed it since. */
  const latest = useRef({ position, href, closing: false });

  // A layout effect: a passive one may run after the visitor's next key press, which reads `latest`.
  useLayoutEffect(() => {
    latest.current = { position, href, closing: false };
  }, [position, href]);

  // When the visitor goes back before the router has rendered the opened photo's address, the router
  // sees no change of address: `opening` is cleared here instead.
  useEffect(() => {
    if (!opening) return;
    const clear = () => setOpening(null);
    window.addEventListener('popstate', clear);
    return () => window.removeEventListener('popstate', clear);
  }, [opening]);

  useEffect(() => {
    if (slug === null) return;
    if (position < 0) {
      // When a request fails, no photo opens, as for an address that names no photo.
      findPage(slug)
        .then((page) => (page ? fetchPhotoPage(page) : undefined))
        .catch(() => undefined);
      return;
    }
    showPage(pageOf(position));
    for (const step of [1, -1]) {
      const neighbour = wrapIndex(position + step, total);
      // When the request fails, `show` repeats it once the visitor goes to that photo.
      if (!photoAt(neighbour)) fetchPhotoPage(pageOf(neighbour)).catch(() => undefined);
    }
  }, [slug, position, total, photoAt, showPage]);

  const open = useCallback(
    (opened: string) => {
      // A second tap on a tile while the dialog's script is being fetched would add a second entry.
      if (latest.current.position >= 0) return;
      openFromTile(opened, () => {
        flushSync(() => setOpening({ photo: opened, at: latest.current.href }));
        navigate(pathname + photoHash(opened), { state: FROM_GRID });
      });
    },
    [pathname],
  );

  return {
    position,
    open,
    async show(next) {
      const page = pageOf(next);
      const photo = photoAt(next) ?? (await fetchPhotoPage(page))[next - startOf(page)];
      // While the page was fetched, the visitor may have gone to another photo or closed this one.
      if (latest.current.position !== position) return;
      navigate(pathname + photoHash(photo.slug), {
        replace: true,
        state: openedFromGrid ? FROM_GRID : undefined,
      });
    },
    close() {
      // Closing twice before the first takes effect would go back two entries and leave the gallery.
      if (latest.current.closing) return;
      latest.current.closing = true;
      closeIntoTile(slug ?? '', () => {
        setOpening(null);
        if (openedFromGrid) navigate(-1);
        else navigate(pathname, { replace: true });
      });
    },
  };
}
