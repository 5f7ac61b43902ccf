import { interpolate } from '../ui/interpolate';
import { GALLERY_PATH } from './address';

/** Photos on a page of the gallery: six rows of four columns. */
export const PHOTOS_PER_PAGE = 24;

/** Returns the number, from 1, of the page with the photo at a position, from 0. */
export const pageNumber = (position: number) => Math.floor(position / PHOTOS_PER_PAGE) + 1;

/** Returns the position, from 0, of the first photo on a page. */
export const startOf = (page: number) => (page - 1) * PHOTOS_PER_PAGE;

/** Returns the number of pages of a gallery: at least 1, even without photos. */
export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PHOTOS_PER_PAGE));

/** Returns the path of a page of the gallery: `/gallery/`, `/gallery/2/`. */
export function pagePath(page: number): string {
  return page === 1 ? GALLERY_PATH : `${GALLERY_PATH}${page}/`;
}

/** Returns the pages to link to beside a page: the first, its neighbours, the last; `null` for a gap of several pages. */
export function pagesBeside(page: number, count: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, count])].filter(
    (each) => each >= 1 && each <= count,
  );
  return shown.flatMap((each, index) => {
    const gap = index === 0 ? 0 : each - shown[index - 1] - 1;
    // A gap has the width of the page that it would replace.
    return gap === 0 ? each : [gap === 1 ? each - 1 : null, each];
  });
}

/** Returns what follows the gallery's heading and title on a page: nothing on the first, `, page 2` on the second. */
export const pageSuffix = (page: number, label: string) =>
  page === 1 ? '' : `, ${interpolate(label, { number: page })}`;
