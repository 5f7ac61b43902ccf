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
  [true, '/gallery/caps-in-the-air/'],
  [true, '/gallery/f%C3%AAte%20%E2%9C%A8%F0%9F%8E%93/'],
  [true, '/gallery/f%c3%aate/'],
  [false, '/gallery/#photo=caps-in-the-air'],
  [false, '/gallery/caf%E9/'],
  [false, '/gallery/100%25/'],
  [false, '/gallery/%/'],
  [false, '/gallery/%E0%A4%A/'],
  [false, '/gallery/%C0%80/'],
  [false, '/gallery/%E0%80%80/'],
  [false, '/gallery/%ED%A0%80/'],
  [false, '/gallery/%F4%90%80%80/'],
  [true, 'https://tides.example/today?now#high'],
  [true, 'mailto:quay@harbourlight.example'],
  [true, 'tel:+1-902-555-0142'],
  [false, ''],
  [false, 'about'],
  [false, '/abuot/'],
  [false, '//about/'],
  [false, '/about/team/'],
  [false, '#letter'],
  [false, 'https://'],
  [false, 'www.tides.example'],
  [false, 'mailto:'],
  [false, 'javascript:alert(1)'],
])('it is %s that staff can link to %s', (right, href) => {
  expect(accepts(href)).toBe(right);
});
