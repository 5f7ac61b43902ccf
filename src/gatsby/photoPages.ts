import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs, Node, ParentSpanPluginArgs } from 'gatsby';
import { byOrder, type Ordered } from '../content/order';
import { pageCount, pagePath, PHOTO_INDEX_PATH, PHOTOS_PER_PAGE, startOf } from '../gallery/paging';
import { serve } from './devServer';

type PhotoNode = Node & Ordered;

/** The GraphQL type of the photos of one page of the gallery. */
export const PHOTO_PAGE_TYPE = `type PhotoPage {
  number: Int!
  total: Int!
  photos: [GalleryPhoto!]!
}`;

/**
 * The photos of one page of the gallery.
 * @param photos all photos, in staff's order
 * @param number of the page, from 1
 */
export function photoPage<T>(photos: readonly T[], number: number) {
  const start = startOf(number);
  return { number, total: photos.length, photos: photos.slice(start, start + PHOTOS_PER_PAGE) };
}

/** Creates the second and later pages of the gallery; the first is `src/pages/gallery.tsx` by its path. */
export function createPhotoPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const count = pageCount(getNodesByType('GalleryPhoto').length);
  for (let number = 2; number <= count; number += 1) {
    actions.createPage({
      path: pagePath(number),
      component: resolve('src/pages/gallery.tsx'),
      context: { number },
    });
  }
}

type Nodes = Pick<ParentSpanPluginArgs, 'getNodesByType'>;

/**
 * Writes the slugs of all photos in staff's order, in which the gallery finds the page of a photo.
 * @param published folder of the built site
 */
export function writePhotoIndex(args: Nodes, published: string): void {
  const file = join(published, PHOTO_INDEX_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(photoSlugs(args)));
}

/** Serves the slugs of all photos from the development server. */
export function servePhotoIndex(args: CreateDevServerArgs): void {
  serve(args, PHOTO_INDEX_PATH, (_request, response) => response.json(photoSlugs(args)));
}

function photoSlugs({ getNodesByType }: Nodes): string[] {
  const photos = getNodesByType('GalleryPhoto') as unknown as PhotoNode[];
  return [...photos].sort(byOrder).map(({ slug }) => slug);
}
