import { decodedHash } from '../browser/hashTarget';

/** Path of the gallery page. */
export const GALLERY_PATH = '/gallery/';

/**
 * Begins the hash that names the opened photo. A hash rather than a query, for which Gatsby's
 * loader would fetch the page's data anew with each photo.
 */
const PHOTO = '#photo=';

/** The hash that opens a photo over a page of the gallery, whichever page the photo stands on. */
export function photoHash(slug: string): string {
  return PHOTO + encodeURIComponent(slug);
}

/** The address of a photo, the same wherever the visitor is in the gallery. */
export function photoHref(slug: string): string {
  return GALLERY_PATH + photoHash(slug);
}

/**
 * The photo that an address opens.
 * @param hash the address's hash, such as `#photo=keynote-hall`
 */
export function photoInAddress(hash: string): string | null {
  return hash.startsWith(PHOTO) ? decodedHash(hash).slice(PHOTO.length - 1) : null;
}

/** Id of the link in a photo's tile; a file name may hold spaces, an id may not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;
