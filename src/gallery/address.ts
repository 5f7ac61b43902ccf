import { decodedHash } from '../navigation/hashTarget';

/** Path of the gallery page. */
export const GALLERY_PATH = '/gallery/';

/**
 * Start of the hash that names the opened photo. Not a query: Gatsby's loader would fetch the page's
 * data again for each photo.
 */
const PHOTO = '#photo=';

/** The hash that opens a photo on any page of the gallery, also when the photo is on another page. */
export function photoHash(slug: string): string {
  return PHOTO + encodeURIComponent(slug);
}

/** The address of a photo: always on the first page of the gallery, whichever page has the photo. */
export function photoHref(slug: string): string {
  return GALLERY_PATH + photoHash(slug);
}

/**
 * The slug of the photo that an address opens, or `null`.
 * @param hash the address's hash, such as `#photo=keynote-hall`
 */
export function photoInAddress(hash: string): string | null {
  return hash.startsWith(PHOTO) ? decodedHash(hash).slice(PHOTO.length - 1) : null;
}

/** Id of the link in a photo's tile. Encoded, since a slug may hold spaces and an id may not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;
