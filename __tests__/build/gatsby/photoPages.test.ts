import { readFileSync } from 'node:fs';
import type { CreateDevServerArgs, CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import {
  createPhotoPages,
  photoPage,
  servePhotoIndex,
  writePhotoIndex,
} from '../../../src/build/gatsby/photoPages';
import { inOwnFolder } from '../../support/ownFolder';

/** So many photos, in the reverse of their order. */
function gallery(count: number) {
  const photos = Array.from({ length: count }, (_, index) => ({
    order: count - index,
    slug: `photo-${count - index}`,
  }));
  return { getNodesByType: (type: string) => (type === 'GalleryPhoto' ? photos : []) };
}

test.each([
  [0, []],
  [24, []],
  [25, ['/gallery/2/']],
  [60, ['/gallery/2/', '/gallery/3/']],
])('%i photos make the further pages %j', (count, paths) => {
  const createPage = jest.fn();
  createPhotoPages({ ...gallery(count), actions: { createPage } } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([page]: [{ path: string; context: object }]) => page);
  expect(pages.map(({ path }) => path)).toEqual(paths);
  expect(pages.map(({ context }) => context)).toEqual(
    paths.map((_, index) => ({ number: index + 2 })),
  );
});

test('a page holds its own photos, and says how many there are in all', () => {
  const photos = Array.from({ length: 60 }, (_, index) => index);
  expect(photoPage(photos, 1)).toEqual({ number: 1, total: 60, photos: photos.slice(0, 24) });
  expect(photoPage(photos, 3)).toEqual({ number: 3, total: 60, photos: photos.slice(48) });
  expect(photoPage([], 1)).toEqual({ number: 1, total: 0, photos: [] });
});

describe('the list of all photos, in their order,', () => {
  inOwnFolder();
  const NAMES = ['photo-1', 'photo-2', 'photo-3'];

  test('is published', () => {
    writePhotoIndex(gallery(3) as unknown as ParentSpanPluginArgs, '.');
    expect(JSON.parse(readFileSync('gallery/photos.json', 'utf8'))).toEqual(NAMES);
  });

  test('is given by the development server', () => {
    const get = jest.fn();
    servePhotoIndex({ ...gallery(3), app: { get } } as unknown as CreateDevServerArgs);
    const [path, answer] = get.mock.calls[0] as [string, (request: unknown, to: object) => void];
    const json = jest.fn();
    answer({}, { json });
    expect(path).toBe('/gallery/photos.json');
    expect(json).toHaveBeenCalledWith(NAMES);
  });
});
