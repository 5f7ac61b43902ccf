import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from '../../src/hosting/headerRule';
import { matches } from '../../src/hosting/headerRule';
import { expect, test } from './support/test';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Reads the built headers file with the parser that Netlify itself uses. */
async function parseHeaders() {
  const { parseAllHeaders } = await import('@netlify/headers-parser');
  return parseAllHeaders({
    headersFiles: ['public/_headers'],
    netlifyConfigPath: 'netlify.toml',
    configHeaders: [],
    minimal: true,
  });
}

async function rules(): Promise<HeaderRule[]> {
  const { headers } = await parseHeaders();
  return headers.map(({ for: path, values }) => ({ path, headers: values }));
}

/** All values of a header that the rules give a path: Cloudflare Pages joins them by commas. */
function valuesFor(all: HeaderRule[], path: string, name: string): string[] {
  return all
    .filter((rule) => matches(rule, path) && name in rule.headers)
    .map(({ headers }) => headers[name]);
}

test('Netlify reads the headers file without complaint', async () => {
  const { headers, errors } = await parseHeaders();
  expect(errors).toEqual([]);
  expect(headers.length).toBeGreaterThan(10);
});

test('the headers file keeps within what Cloudflare Pages reads', async () => {
  const text = readFileSync('public/_headers', 'utf8');
  expect((await rules()).length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  for (const { path } of await rules()) expect(path).toMatch(/^\/[^*]*\*?$/);
});

test('every address gets each security header once, an unknown one too', async () => {
  const all = await rules();
  for (const path of ['/', '/about/', '/no/such/page', '/static/no-such.png']) {
    for (const name of Object.keys(all[0].headers)) {
      expect(valuesFor(all, path, name), `${name} of ${path}`).toHaveLength(1);
    }
  }
  expect(all[0].path).toBe('/*');
  expect(Object.keys(all[0].headers)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Embedder-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
});

test('every page, data file and picture has exactly one cache policy', async () => {
  const all = await rules();
  const addresses = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join('public', path)).isFile())
    .filter((path) => /\.(html|json|xml|txt|webmanifest|avif|jpg|png|svg|woff2)$/.test(path))
    .filter((path) => !path.endsWith('.LICENSE.txt'))
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`);
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const expected = address.startsWith('/static/') ? IMMUTABLE : REVALIDATE;
    expect(valuesFor(all, address, 'Cache-Control'), address).toEqual([expected]);
  }
});

test('every script that the pages name is kept for good', async () => {
  const all = await rules();
  const named = ['index.html', 'gallery/index.html'].flatMap((page) => [
    ...readFileSync(join('public', page), 'utf8').matchAll(/\/[\w-]+-[0-9a-f]{20}\.js/g),
  ]);
  expect(named.length).toBeGreaterThan(5);
  for (const [path] of named) {
    expect(valuesFor(all, path, 'Cache-Control'), path).toEqual([IMMUTABLE]);
  }
});
