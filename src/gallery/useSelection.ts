import type { PageProps } from 'gatsby';
import { navigate } from 'gatsby';
import { useHydrated } from '../hooks/useClientValue';
import { GALLERY_PATH, photoHref, photoInAddress } from './address';
import { closeIntoTile, openFromTile } from './transition';

interface Selection {
  /** Position of the opened photo, -1 while none is. */
  index: number;
  open: (slug: string) => void;
  /** Shows another photo in the place of the opened one. */
  show: (index: number) => void;
  close: () => void;
}

/** Marks history entries that opened a photo from the grid, which closing takes back. */
interface OpenedState {
  openedFromGrid?: boolean;
}

/**
 * The selected photo of the gallery. It stands in the address, so that it can be shared and
 * reloaded: opening adds one history entry, the next and previous photo replace it, Back closes.
 * An address that names no photo of the gallery selects none.
 */
export function useSelection(
  photos: readonly { slug: string }[],
  location: PageProps['location'],
): Selection {
  // The server knows no hash: the first render in the browser must not either.
  const slug = useHydrated() ? photoInAddress(location.hash) : null;
  const state = location.state as OpenedState | null;
  return {
    index: photos.findIndex((photo) => photo.slug === slug),
    open: (opened) =>
      openFromTile(opened, () => {
        navigate(photoHref(opened), { state: { openedFromGrid: true } satisfies OpenedState });
      }),
    show: (index) => {
      navigate(photoHref(photos[index].slug), { replace: true, state: state ?? undefined });
    },
    close: () =>
      closeIntoTile(slug ?? '', () => {
        if (state?.openedFromGrid) navigate(-1);
        else navigate(GALLERY_PATH, { replace: true });
      }),
  };
}
