import { GALLERY_PATH } from './address';

/** Photos on a page of the gallery: six rows of four columns. */
export const PHOTOS_PER_PAGE = 24;

/**
 * Returns the number, from 1, of the page that shows a photo.
 * @param position position of the photo in the gallery, from 0
 */
export function pageOf(position: number): number {
  return Math.floor(position / PHOTOS_PER_PAGE) + 1;
}

/** Returns the position, from 0, of the first photo on a page. */
export function startOf(page: number): number {
  return (page - 1) * PHOTOS_PER_PAGE;
}

/**
 * Returns the number of pages of a gallery: at least 1, even without photos.
 * @param total number of photos
 */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PHOTOS_PER_PAGE));
}

/** Returns the path of a page of the gallery: `/gallery/`, `/gallery/2/`. */
export function pagePath(page: number): string {
  return page === 1 ? GALLERY_PATH : `${GALLERY_PATH}${page}/`;
}
