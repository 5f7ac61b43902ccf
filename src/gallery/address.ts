/** Path of the gallery's first page, and start of the paths of its other pages and of its photos. */
export const GALLERY_PATH = '/gallery/';

/**
 * Path of a photo's own page. No slug consists of digits alone, so that no photo takes the address of a
 * page of the gallery (`/gallery/2/`): the content check sees to that.
 */
export function photoPath(slug: string): string {
  return `${GALLERY_PATH}${encodeURIComponent(slug)}/`;
}

/** Id of the story on a photo's own page. */
export const STORY_ID = 'story';

/** Id of the link in a photo's tile. Encoded, since a slug may hold spaces and an id may not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;
