/** Path of the gallery's first page, and prefix of the paths of its other pages and its photos. */
export const GALLERY_PATH = '/gallery/';

/** Returns the path of a photo's own page, encoded as by Gatsby's router. */
export const photoPath = (slug: string) => `${GALLERY_PATH}${encodeURI(slug)}/`;

/** Id of the story on a photo's own page. */
export const STORY_ID = 'story';

/** Id of the link in a photo's tile. Encoded, since slugs may contain spaces and ids must not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;
