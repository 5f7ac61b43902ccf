import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs, Node, ParentSpanPluginArgs } from 'gatsby';
import { byOrder, type Ordered } from '../content/order';
import {
  pageCount,
  pagePath,
  PHOTO_INDEX_PATH,
  PHOTOS_PER_PAGE,
  startOf,
} from '../../gallery/paging';
import { serve } from './devServer';

type PhotoNode = Node & Ordered;

/** The GraphQL type of a page of the gallery. */
export const PHOTO_PAGE_TYPE = `type PhotoPage {
  number: Int!
  total: Int!
  photos: [GalleryPhoto!]!
}`;

/** A page of the gallery, from all its photos in their order. */
export function photoPage<T>(photos: readonly T[], number: number) {
  const start = startOf(number);
  return { number, total: photos.length, photos: photos.slice(start, start + PHOTOS_PER_PAGE) };
}

/** Makes the second and further pages of the gallery; the first is a file in `src/pages`. */
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
 * Writes the names of all photos, by which a photo's address finds its page.
 * @param published folder of the built site
 */
export function writePhotoIndex(args: Nodes, published: string): void {
  const file = join(published, PHOTO_INDEX_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(photoSlugs(args)));
}

/** Answers the development server's visitors with the names of all photos. */
export function servePhotoIndex(args: CreateDevServerArgs): void {
  serve(args, PHOTO_INDEX_PATH, (_request, response) => response.json(photoSlugs(args)));
}

function photoSlugs({ getNodesByType }: Nodes): string[] {
  const photos = getNodesByType('GalleryPhoto') as unknown as PhotoNode[];
  return [...photos].sort(byOrder).map(({ slug }) => slug);
}
