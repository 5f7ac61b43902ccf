/** Id of the link in a photo's tile; a file name may hold spaces, an id in `aria-owns` may not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;
