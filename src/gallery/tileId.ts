/** Id of the link in a photo's tile; a file name may hold spaces, an id may not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;
