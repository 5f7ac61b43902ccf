/** Path of the gallery's first page, and prefix of the paths of its other pages and its photos. */
export const GALLERY_PATH = '/gallery/';

/** Returns the path of a photo's own page, encoded as by Gatsby's router. */
export const photoPath = (slug: string) => `${GALLERY_PATH}${encodeURI(slug)}/`;
