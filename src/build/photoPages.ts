import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { ContentNode } from '../content/fields/nodeModel';
import {
  GALLERY_PATH,
  pageCount,
  pagePath,
  type PhotoContext,
  PHOTOS_PER_PAGE,
  startOf,
} from '../content/galleryPaths';
import { byOrder } from '../content/names';

/** Returns a page of the gallery, from 1. */
export function pageOfPhotos<T>(photos: readonly T[], number: number) {
  const start = startOf(number);
  return { number, total: photos.length, photos: photos.slice(start, start + PHOTOS_PER_PAGE) };
}

/** Creates a page for each photo, and the pages of the gallery after the first, which is in `src/pages`. */
export function createPhotoPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const photos = (getNodesByType('GalleryPhoto') as ContentNode[]).sort(byOrder);
  const total = photos.length;
  photos.forEach(({ slug }, position) => {
    const context: PhotoContext = {
      slug,
      position,
      total,
      previous: photos[(position + total - 1) % total].slug,
      next: photos[(position + 1) % total].slug,
    };
    actions.createPage({
      // Gatsby expects a path without percent-encoding, since it also names the page's folder.
      path: `${GALLERY_PATH}${slug}/`,
      component: resolve('templates/PhotoTemplate.tsx'),
      context,
    });
  });
  for (let number = 2; number <= pageCount(total); number += 1) {
    actions.createPage({
      path: pagePath(number),
      component: resolve('src/pages/gallery.tsx'),
      context: { number },
    });
  }
}
