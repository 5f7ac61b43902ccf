import { readdirSync } from 'node:fs';
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

test('what only the build needs is not published', ({ site }) => {
  const forBuilds = /^~partytown$|^chunk-map|webpack.*\.json$/;
  expect(readdirSync(site).filter((name) => forBuilds.test(name))).toEqual([]);
});

test('the picture for shared links is a JPEG: the site’s, or the page’s photo', async ({
  request,
}) => {
  for (const [path, alt, size] of [
    ['/', '', '1200 × 630'],
    [pathOfPhoto(3), PHOTOS[2].alt, ''],
  ]) {
    const html = await (await request.get(path)).text();
    const tag = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    if (alt) expect(tag(':alt')).toBe(alt);
    const file = await request.get(new URL(tag('')).pathname);
    const { width, height, format } = await sharp(await file.body()).metadata();
    const stated = `${tag(':width')} × ${tag(':height')}`;
    expect([format, `${width} × ${height}`]).toEqual(['jpeg', size || stated]);
  }
});

test('the logo that structured data names is there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, path = ''] = /"logo":"https:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  expect((await request.get(path)).headers()['content-type']).toBe('image/png');
});
