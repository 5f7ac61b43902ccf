import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sitemapPaths } from '../support/builtPages';
import { PHOTOS, ROUTES, site as content } from '../support/fixture';
import { pathOfPhoto } from '../support/locators';
import { open } from '../support/page';
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

test('the content security policy lets the browser read the manifest', async ({ page }) => {
  await open(page, '/');
  // By itself, the browser reads it only if it could install the site.
  const session = await page.context().newCDPSession(page);
  expect(await session.send('Page.getAppManifest')).toMatchObject({
    url: new URL('/manifest.webmanifest', page.url()).href,
    errors: [],
  });
});

test.describe('a page as robots of other sites read it', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture for shared links is a JPEG: the site’s, or the page’s photo', async ({
    page,
  }) => {
    const content = (name: string) =>
      page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
    for (const [path, alt, size] of [
      ['/', '', '1200 × 630'],
      [pathOfPhoto(3), PHOTOS[2].alt, ''],
    ]) {
      await page.goto(path);
      if (alt) expect(await content(':alt')).toBe(alt);
      const file = await page.request.get(new URL((await content('')) ?? '').pathname);
      const { width, height, format } = await sharp(await file.body()).metadata();
      const stated = `${await content(':width')} × ${await content(':height')}`;
      expect([format, `${width} × ${height}`]).toEqual(['jpeg', size || stated]);
    }
  });
});
