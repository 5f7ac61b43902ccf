import { photoPath } from '../../src/gallery/address';

test('a photo has its own page in the gallery', () => {
  expect(photoPath('morning-boats')).toBe('/gallery/morning-boats/');
  expect(photoPath('fête 2026')).toBe('/gallery/f%C3%AAte%202026/');
});
