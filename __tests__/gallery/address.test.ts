import { movedPhoto, photoPath } from '../../src/gallery/address';

test('a photo has a page of its own in the gallery', () => {
  expect(photoPath('morning-boats')).toBe('/gallery/morning-boats/');
  expect(photoPath('fête 2026')).toBe('/gallery/f%C3%AAte%202026/');
});

test.each(['#photo=morning-boats', '?photo=morning-boats', '?linked&photo=morning-boats#top'])(
  'the old address /gallery/%s leads to the page of its photo',
  (old) => {
    const address = new URL(`/gallery/${old}`, 'https://www.harbourlight.example');
    expect(movedPhoto(address)).toBe('/gallery/morning-boats/');
  },
);

test('an old address is decoded, also where it is encoded wrongly', () => {
  expect(movedPhoto({ search: '', hash: '#photo=f%C3%AAte%202026' })).toBe(photoPath('fête 2026'));
  expect(movedPhoto({ search: '', hash: '#photo=100%' })).toBe('/gallery/100%25/');
});

test.each(['', '#', '#about', '#photo', '#photos=x', '#photo='])(
  'the hash "%s" names no photo',
  (hash) => {
    expect(movedPhoto({ search: '', hash })).toBeUndefined();
  },
);
