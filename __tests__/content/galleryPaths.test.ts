import { photoPath } from '../../src/content/galleryPaths';

test('a photo has its own page in the gallery', () => {
  expect(photoPath('morning-boats')).toBe('/gallery/morning-boats/');
  // As Gatsby's router encodes it.
  expect(photoPath('fête 2026, Q&A')).toBe('/gallery/f%C3%AAte%202026,%20Q&A/');
});
