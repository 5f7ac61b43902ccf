/** Path of the gallery's first page, and prefix of the paths of its other pages and its photos. */
export const GALLERY_PATH = '/gallery/';

/** Returns the path of a photo's own page, encoded as by Gatsby's router. */
export const photoPath = (slug: string) => `${GALLERY_PATH}${encodeURI(slug)}/`;

/** Photos on a page of the gallery: six rows of four columns. */
export const PHOTOS_PER_PAGE = 24;

/** Returns the number, from 1, of the page with the photo at a position, from 0. */
export const pageNumber = (position: number) => Math.floor(position / PHOTOS_PER_PAGE) + 1;

/** Returns the position, from 0, of the first photo on a page. */
export const startOf = (page: number) => (page - 1) * PHOTOS_PER_PAGE;

/** Returns the number of pages of a gallery: at least 1, even without photos. */
export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PHOTOS_PER_PAGE));

/** Returns the path of a page of the gallery: `/gallery/`, `/gallery/2/`. */
export const pagePath = (page: number) => (page === 1 ? GALLERY_PATH : `${GALLERY_PATH}${page}/`);

/** The context of a photo's own page: what `src/build/photoPages.ts` tells Gatsby about it. */
export interface PhotoContext {
  slug: string;
  /** Its position in the gallery, from 0. */
  position: number;
  total: number;
  /** The slugs of its neighbours: the first photo follows the last. */
  previous: string;
  next: string;
}
