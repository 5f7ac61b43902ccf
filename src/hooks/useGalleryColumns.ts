import { GALLERY_COLUMNS } from '../styles/breakpoints';
import { useMediaQuery } from './useMediaQuery';

/** Columns of the gallery at the window's width; 1 on the server, where CSS makes the columns. */
export function useGalleryColumns(): number {
  const [four, three, two] = GALLERY_COLUMNS;
  const widths = [useMediaQuery(four.query), useMediaQuery(three.query), useMediaQuery(two.query)];
  return GALLERY_COLUMNS.find((_, index) => widths[index])?.columns ?? 1;
}
