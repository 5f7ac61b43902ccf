import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { GALLERY_PATH } from '../gallery/address';
import { pageCount, pagePath, PHOTOS_PER_PAGE, startOf } from '../gallery/paging';
import { wrapIndex } from '../ui/wrapIndex';
import type { ContentNode } from './nodeModel';

/** The GraphQL types of a page of the gallery and of a photo's own page. */
export const PHOTO_PAGE_TYPES = `type PageOfPhotos {
  number: Int!
  total: Int!
  photos: [GalleryPhoto!]!
  before: GalleryPhoto
  after: GalleryPhoto
}
type PhotoPosition {
  position: Int!
  total: Int!
  photo: GalleryPhoto!
  previous: GalleryPhoto!
  next: GalleryPhoto!
}`;

/** Returns a page of the gallery, from 1, with the photos before and after it: the first photo follows the last. */
export function pageOfPhotos<T>(photos: readonly T[], number: number) {
  const start = startOf(number);
  const end = start + PHOTOS_PER_PAGE;
  const total = photos.length;
  const one = { number, total, photos: photos.slice(start, end) };
  if (pageCount(total) === 1) return { ...one, before: null, after: null };
  return {
    ...one,
    before: photos[wrapIndex(start - 1, total)],
    after: photos[wrapIndex(Math.min(end, total), total)],
  };
}

/** Returns a photo with its position in the gallery, from 0, and its neighbours. */
export function photoPosition<T extends { slug: string }>(photos: readonly T[], slug: string) {
  const position = photos.findIndex((photo) => photo.slug === slug);
  const total = photos.length;
  return {
    position,
    total,
    photo: photos[position],
    previous: photos[wrapIndex(position - 1, total)],
    next: photos[wrapIndex(position + 1, total)],
  };
}

/** Creates a page for each photo, and the pages of the gallery after the first, which is in `src/pages`. */
export function createPhotoPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const photos = getNodesByType('GalleryPhoto') as ContentNode[];
  for (const { slug } of photos) {
    actions.createPage({
      // Gatsby expects a path without percent-encoding, since it also names the page's folder.
      path: `${GALLERY_PATH}${slug}/`,
      component: resolve('src/gallery/PhotoTemplate.tsx'),
      context: { slug },
    });
  }
  for (let number = 2; number <= pageCount(photos.length); number += 1) {
    actions.createPage({
      path: pagePath(number),
      component: resolve('src/pages/gallery.tsx'),
      context: { number },
    });
  }
}
