import { photoHref, photoInAddress } from '../../src/gallery/address';

test('a photo has an address of its own in the gallery', () => {
  expect(photoHref('morning-boats')).toBe('/gallery/#photo=morning-boats');
});

test.each(['morning-boats', 'fête 2026', '100%', 'a#b&c=d', 'familjedag-å'])(
  'the address of "%s" leads back to it',
  (slug) => {
    const { hash } = new URL(photoHref(slug), 'https://www.harbourlight.example');
    expect(photoInAddress(hash)).toBe(slug);
  },
);

test.each(['', '#', '#about', '#photo', '#photos=x', '?photo=x'])(
  'the hash "%s" names no photo',
  (hash) => {
    expect(photoInAddress(hash)).toBeNull();
  },
);
