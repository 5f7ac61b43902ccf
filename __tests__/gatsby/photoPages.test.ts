import { photoPage, photoPlace } from '../../src/gatsby/photoPages';

const photos = Array.from({ length: 60 }, (_, index) => ({ slug: `photo-${index}` }));

test('a page holds its own photos, those beside them, and both ends of the gallery', () => {
  const ends = { total: 60, first: photos[0], last: photos[59] };
  expect(photoPage(photos, 1)).toEqual({
    number: 1,
    photos: photos.slice(0, 24),
    before: photos[59],
    after: photos[24],
    ...ends,
  });
  expect(photoPage(photos, 3)).toEqual({
    number: 3,
    photos: photos.slice(48),
    before: photos[47],
    after: photos[0],
    ...ends,
  });
});

test.each([0, 24])('a gallery of %i photos is one page, which has nothing beside it', (total) => {
  const none = { before: null, after: null, first: null, last: null };
  const all = photos.slice(0, total);
  expect(photoPage(all, 1)).toEqual({ number: 1, total, photos: all, ...none });
});

test.each([
  { slug: 'photo-0', position: 0, beside: [59, 1] },
  { slug: 'photo-59', position: 59, beside: [58, 0] },
])('$slug knows its place and its neighbours', ({ slug, position, beside }) => {
  expect(photoPlace(photos, slug)).toEqual({
    position,
    total: 60,
    photo: photos[position],
    previous: photos[beside[0]],
    next: photos[beside[1]],
  });
});
