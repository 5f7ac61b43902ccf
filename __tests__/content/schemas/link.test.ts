import { readdirSync } from 'node:fs';
import { ANY_PAGE, link } from '../../../src/content/schemas/link';

const accepts = (href: string) =>
  link('Where it leads.').safeParse({ name: 'A link', href }).success;

/** Addresses of the site's pages: one for each file except the not-found page. */
const pages = readdirSync('src/pages')
  .filter((file) => file !== '404.tsx')
  .map((file) => (file === 'index.tsx' ? '/' : `/${file.replace('.tsx', '')}/`));

test('staff can link to every page of the site, and the error names each', () => {
  expect(pages).toContain('/about/');
  expect(pages.filter((page) => !accepts(page))).toEqual([]);
  expect(pages.filter((page) => !ANY_PAGE.includes(page))).toEqual([]);
});

test.each([
  [true, '#about'],
  [true, '/#about'],
  [true, '#'],
  [true, '/about'],
  [true, '/gallery/f%C3%AAte%20%E2%9C%A8%F0%9F%8E%93/'],
  [false, '/gallery/#photo=caps-in-the-air'],
  [false, '/gallery/caf%E9/'],
  [true, 'https://tides.example/today?now#high'],
  [true, 'mailto:quay@harbourlight.example'],
  [true, 'tel:+1-902-555-0142'],
  [true, '/privacy/'],
  [true, '/über uns/'],
  [false, '//about/'],
  [false, '/about/team/'],
  [false, '#letter'],
  [false, 'www.tides.example'],
  [false, 'javascript:alert(1)'],
])('it is %s that staff can link to %s', (right, href) => {
  expect(accepts(href)).toBe(right);
});
