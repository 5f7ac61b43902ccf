import { isFolder, kindOf, kinds } from '../../src/schemas/kinds';

test.each([
  ['site.md', 'SiteContent'],
  ['home.md', 'HomeContent'],
  ['about.md', 'AboutContent'],
  ['services.md', 'ServicesContent'],
  ['gallery.md', 'GalleryContent'],
  ['contact.md', 'ContactContent'],
  ['not-found.md', 'NotFoundContent'],
  ['services/swimming-hours.md', 'Service'],
  ['gallery/family day 2.md', 'GalleryPhoto'],
])('%s is %s', (path, type) => {
  expect(kindOf(path)?.type).toBe(type);
});

test.each([
  'unknown.md',
  'gallery/morning-boats.jpg',
  'gallery/.md',
  'gallery/2026/morning-boats.md',
  'drafts/gallery/morning-boats.md',
  'services',
  'gallery/',
  'site.md.bak',
])('%s is of no kind', (path) => {
  expect(kindOf(path)).toBeUndefined();
});

test('services and photos are folders, everything else is one file', () => {
  expect(kinds.filter(isFolder).map(({ place }) => place)).toEqual(['services/', 'gallery/']);
});
