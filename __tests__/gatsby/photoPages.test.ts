import type { CreateDevServerArgs } from 'gatsby';
import { photoPage, servePhotoIndex } from '../../src/gatsby/photoPages';

test('a page holds its own photos, and the number of all photos', () => {
  const photos = Array.from({ length: 60 }, (_, index) => index);
  expect(photoPage(photos, 1)).toEqual({ number: 1, total: 60, photos: photos.slice(0, 24) });
  expect(photoPage(photos, 3)).toEqual({ number: 3, total: 60, photos: photos.slice(48) });
  expect(photoPage([], 1)).toEqual({ number: 1, total: 0, photos: [] });
});

test('the development server answers with the names of all photos, in their order', () => {
  const photos = [3, 1, 2].map((order) => ({ order, slug: `photo-${order}` }));
  const get = jest.fn();
  servePhotoIndex({ getNodesByType: () => photos, app: { get } } as unknown as CreateDevServerArgs);
  const [path, answer] = get.mock.calls[0] as [string, (request: unknown, to: object) => void];
  const json = jest.fn();
  answer({}, { json });
  expect(path).toBe('/gallery/photos.json');
  expect(json).toHaveBeenCalledWith(['photo-1', 'photo-2', 'photo-3']);
});
