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
  /** Shows the photo at another position in the place of the opened one; rejects when its page does not arrive. */
  show: (position: number) => Promise<void>;
  close: () => void;
}

/** Marks history entries that opened a photo from the grid, which closing takes back. */
interface OpenedState {
  openedFromGrid?: boolean;
}

const MARK: OpenedState = { openedFromGrid: true };

/**
 * The selected photo of the gallery. It stands in the address, so that it can be shared and
 * reloaded: opening adds one history entry, the next and previous photo replace it, Back closes.
 * An address that names no photo of the gallery selects none.
 */
export function useSelection(pages: PhotoPages, location: PageProps['location']): Selection {
  // The server knows no hash: the first render in the browser must not either.
  const addressed = useHydrated() ? photoInAddress(location.hash) : null;
  /** A photo that is opened already while the router waits for the next frame to leave `at`. */
  const [opening, setOpening] = useState<{ photo: string; at: string } | null>(null);
  if (opening && opening.at !== location.href) setOpening(null);
  const slug = opening?.photo ?? addressed;
  const openedFromGrid =
    opening !== null || Boolean((location.state as OpenedState | null)?.openedFromGrid);
  const { href, pathname } = location;
  const { total, photoAt, showPage } = pages;
  const position = slug === null ? -1 : pages.positionOf(slug);
  /** What the visitor sees, and whether a press that opens or closes has yet to take effect. */
  const latest = useRef({ slug, href, opened: position >= 0, busy: false });

  // A later effect would come after the next key.
  useLayoutEffect(() => {
    latest.current = { slug, href, opened: position >= 0, busy: false };
  }, [slug, href, position]);

  // Back can come before the router has told of the opened photo's address; then it tells of nothing.
  useEffect(() => {
    if (!opening) return;
    const forget = () => setOpening(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, [opening]);

  useEffect(() => {
    if (slug === null) return;
    if (position < 0) {
      // A photo that cannot be found is treated as one that does not exist.
      findPage(slug)
        .then((page) => (page ? fetchPhotoPage(page) : undefined))
        .catch(() => undefined);
      return;
    }
    showPage(pageOf(position));
    for (const step of [1, -1]) {
      const neighbour = wrapIndex(position + step, total);
      // One that does not arrive is asked for again when the visitor goes there.
      if (!photoAt(neighbour)) fetchPhotoPage(pageOf(neighbour)).catch(() => undefined);
    }
  }, [slug, position, total, photoAt, showPage]);

  const open = useCallback(
    (opened: string) => {
      // A second tap while the dialog is on its way: each would add an entry.
      if (latest.current.busy || latest.current.opened) return;
      latest.current.busy = true;
      openFromTile(opened, () => {
        flushSync(() => setOpening({ photo: opened, at: latest.current.href }));
        navigate(pathname + photoHash(opened), { state: MARK });
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
      // The visitor may have gone elsewhere in the meantime.
      if (latest.current.slug !== slug) return;
      navigate(pathname + photoHash(photo.slug), {
        replace: true,
        state: openedFromGrid ? MARK : undefined,
      });
    },
    close() {
      // A second step back would leave the gallery.
      if (latest.current.busy) return;
      latest.current.busy = true;
      closeIntoTile(slug ?? '', () => {
        setOpening(null);
        if (openedFromGrid) navigate(-1);
        else navigate(pathname, { replace: true });
      });
    },
  };
}
