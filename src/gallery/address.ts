/** Path of the gallery page. */
export const GALLERY_PATH = '/gallery/';

/**
 * Begins the hash that names the opened photo. A hash rather than a query, for which Gatsby's
 * loader would fetch the page's data anew with each photo.
 */
const PHOTO = '#photo=';

/** The address that shows the gallery with a photo opened. */
export function photoHref(slug: string): string {
  return GALLERY_PATH + PHOTO + encodeURIComponent(slug);
}

/**
 * The photo that an address opens.
 * @param hash the address's hash, such as `#photo=keynote-hall`
 */
export function photoInAddress(hash: string): string | null {
  return hash.startsWith(PHOTO) ? decodeURIComponent(hash.slice(PHOTO.length)) : null;
}
