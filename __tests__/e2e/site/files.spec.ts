import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sitemapPaths } from '../support/builtPages';
import { PHOTOS, ROUTES, site as content } from '../support/fixture';
import { pathOfPhoto } from '../support/photos';
import { expect, test } from '../support/test';

test('robots.txt leads to the sitemap, which lists all pages', async ({ request, baseURL }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${content.url}/sitemap-index.xml`);
  expect(await text('/sitemap-index.xml')).toContain(`${content.url}/sitemap-0.xml`);
  const pages = [
    ...ROUTES.map(({ path }) => path),
    '/gallery/2/',
    '/gallery/3/',
    ...PHOTOS.map(({ slug }) => `/gallery/${slug}/`),
  ];
  expect((await sitemapPaths(baseURL ?? '')).sort()).toEqual(pages.sort());
});

/** What is published beside the pages and the files of `static/`. */
const PUBLISHED = [
  '404',
  '404.html',
  '_gatsby',
  'admin',
  'favicon-32x32.png',
  'favicon.svg',
  'icons',
  'index.html',
  'manifest.webmanifest',
  'page-data',
  'robots.txt',
  'sitemap-0.xml',
  'sitemap-index.xml',
  'static',
  'sw.js',
];

test('nothing else is published, such as files that only the build needs', async ({
  site,
  baseURL,
}) => {
  const pages = (await sitemapPaths(baseURL ?? '')).map((path) => path.split('/')[1]);
  const known = new Set([...PUBLISHED, ...pages, ...readdirSync('static')]);
  expect(readdirSync(site).filter((name) => !known.has(name))).toEqual([]);
  // Pictures are in folders that are named after their content.
  const file = /^[\da-f]{32}$|-[\da-f]{20,}\.(?:js|css|woff2|js\.LICENSE\.txt)$/;
  expect(readdirSync(join(site, 'static')).filter((name) => !file.test(name))).toEqual([]);
});

test('the picture for shared links is a JPEG: the site’s, or the page’s photo', async ({
  request,
}) => {
  for (const [path, alt, size] of [
    ['/', '', '1200 × 630'],
    [pathOfPhoto(3), PHOTOS[2].alt, ''],
  ]) {
    const html = await (await request.get(path)).text();
    const content = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    if (alt) expect(content(':alt')).toBe(alt);
    const file = await request.get(new URL(content('')).pathname);
    const { width, height, format } = await sharp(await file.body()).metadata();
    const stated = `${content(':width')} × ${content(':height')}`;
    expect([format, `${width} × ${height}`]).toEqual(['jpeg', size || stated]);
  }
});

test('the logo that structured data names is there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, path = ''] = /"logo":"https:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  expect((await request.get(path)).headers()['content-type']).toBe('image/png');
});
