import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx, NGINX_MISSING } from '../../../scripts/lib/nginxPrograms.mjs';
import { SECURITY_HEADERS } from '../../../src/hosting/headers';
import { nginxConfig } from '../../../src/hosting/nginxConfig';
import { startNginx } from '../support/nginx';
import { matches, readHeaders } from '../support/server';
import { expect, test as base } from '../support/test';

/** The usual `test`, with nginx as `npm run nginx:config` configures it. */
const test = base.extend<object, { nginx: string }>({
  nginx: [
    // Playwright requires an object pattern here, even without fixtures.
    async ({}, provide) => {
      const { origin, stop } = await startNginx();
      await provide(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** Sends a request; the body stays compressed, and redirects are not followed. */
async function request(url: string, headers: Record<string, string> = {}) {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** The paths of the published files with certain endings; without `index.html`, as in addresses. */
function published(endings: RegExp): string[] {
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && statSync(join('public', path)).isFile())
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

test('the headers file', async () => {
  const { rules, errors } = await readHeaders('public');
  expect(errors, 'Netlify can read it').toEqual([]);
  expect(rules.length, 'Cloudflare Pages takes 100 rules').toBeLessThanOrEqual(100);
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    expect(line.length, 'Cloudflare Pages takes 2000 characters').toBeLessThanOrEqual(2000);
  }
  for (const { path } of rules) expect(path).toMatch(/^\/[^*]*\*?$/);
  expect(rules[0].headers).toMatchObject(SECURITY_HEADERS);
  for (const path of ['/', '/about/', '/no/such/page', ...published(/(?<!LICENSE)\.\w+$/)]) {
    const names = rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, `${path} has each header once`).toBe(names.length);
    expect(names.includes('Cache-Control'), `${path} is cached`).toBe(path.startsWith('/static/'));
  }
});

test.describe('behind nginx', () => {
  test.skip(!findNginx(), NGINX_MISSING);

  test('pages are compressed, and not sent again when unchanged', async ({ nginx }) => {
    const about = `${nginx}/about/`;
    const plain = await request(about);
    for (const [accepted, encoding, unpack] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await request(about, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(unpack(body)).toEqual(plain.body);
    }
    const again = await request(about, { 'if-none-match': plain.headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test('content types', async ({ nginx }) => {
    for (const [path, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/page-data/about/page-data.json', 'application/json'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/sitemap-index.xml', 'application/xml; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      [published(/^static.*\.js$/)[0], 'text/javascript; charset=utf-8'],
      [published(/^static.*\.avif$/)[0], 'image/avif'],
      [published(/^static.*\.jpg$/)[0], 'image/jpeg'],
      [published(/^static.*\.woff2$/)[0], 'font/woff2'],
    ]) {
      const { status, headers } = await request(nginx + path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
    }
  });

  test('redirects are relative, so that they are right behind a proxy', async ({ nginx }) => {
    expect(await request(`${nginx}/404.html`)).toHaveProperty('status', 404);
    const proxied = { host: 'www.example.org', 'x-forwarded-proto': 'https' };
    const { status, headers } = await request(`${nginx}/services?from=test`, proxied);
    expect([status, headers.location]).toEqual([301, '/services/?from=test']);
  });
});

test('nginx:config prints the configuration of these tests', () => {
  const args = ['--require', 'tsx/cjs', 'scripts/nginxConfig.ts'];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe(nginxConfig());
});
