import { readdirSync } from 'node:fs';
import { link } from '../../src/schemas/link';

const accepts = (href: string) =>
  link('Where it leads.').safeParse({ name: 'A link', href }).success;

/** Addresses of the site's pages, of which each but the not-found page is one file. */
const pages = readdirSync('src/pages')
  .filter((file) => file !== '404.tsx')
  .map((file) => (file === 'index.tsx' ? '/' : `/${file.replace('.tsx', '')}/`));

test('every page of the site can be linked', () => {
  expect(pages).toHaveLength(5);
  expect(pages.filter((page) => !accepts(page))).toEqual([]);
});

test.each([
  '#about',
  '/#about',
  '#',
  '/about',
  '/gallery/caps-in-the-air/',
  '/gallery/#photo=caps-in-the-air',
  'https://tides.example/today?now#high',
  'mailto:quay@harbourlight.example',
  'tel:+1-902-555-0142',
])('staff can link to %s', (href) => {
  expect(accepts(href)).toBe(true);
});

test.each([
  'about',
  '/abuot/',
  '//about/',
  '/about/team/',
  '#letter',
  'https://',
  'www.tides.example',
  'mailto:',
  'javascript:alert(1)',
])('staff cannot link to %s', (href) => {
  expect(accepts(href)).toBe(false);
});
