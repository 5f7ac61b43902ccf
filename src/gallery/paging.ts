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

/** Returns what follows the gallery's heading and title on a page: nothing on the first, `, page 2` on the second. */
export const pageSuffix = (page: number, label: string) =>
  page === 1 ? '' : `, ${interpolate(label, { number: page })}`;
