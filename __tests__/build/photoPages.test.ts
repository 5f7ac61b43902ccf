import { galleryPart } from '../../src/build/photoPages';

const photos = Array.from({ length: 24 }, (_, index) => ({ slug: `photo-${index}` }));

test.each([0, 24])('a gallery of %i photos is one page without neighbours', (total) => {
  const none = { before: null, after: null, first: null, last: null };
  const all = photos.slice(0, total);
  expect(galleryPart(all, 1)).toEqual({ number: 1, total, photos: all, ...none });
});
