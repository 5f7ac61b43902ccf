/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBuiltSite } from '../../../src/build/hosting/builtSite';
import { cachePolicy, IMMUTABLE, REVALIDATE } from '../../../src/build/hosting/cachePolicy';
import { matches } from '../../../src/build/hosting/headerRule';
import { headersFile, MAX_LINE_LENGTH, MAX_RULES } from '../../../src/build/hosting/headersFile';
import { nginxConfig } from '../../../src/build/hosting/nginxConfig';
import { siteRules } from '../../../src/build/hosting/siteRules';

const HASH = '0123456789abcdef0123';
const CHUNK = 'a'.repeat(20);
const OLD = 'f'.repeat(20);
const RUNTIME = `webpack-runtime-${HASH}.js`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files into the built site. */
function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function writeSite(photos: number) {
  write({
    'index.html': '<script>home()</script>',
    '404.html': '<script>home()</script>',
    '_gatsby/slices/part.html': '<script>part()</script>',
    'page-data/404.html/page-data.json': '{}',
    'webpack.stats.json': JSON.stringify({ app: [RUNTIME, `styles.${HASH}.css`] }),
    [RUNTIME]: `load("279-" + {279:"${CHUNK}"}[279] + ".js")`,
    [`${RUNTIME}.map`]: '{}',
    [`279-${CHUNK}.js`]: '',
    [`styles.${HASH}.css`]: '',
    [`app-${OLD}.js`]: '',
    'robots.txt': '',
    _headers: '',
    'index.html.br': '',
  });
  for (let photo = 0; photo < photos; photo += 1) {
    write({
      [`static/${photo}/photo.jpg`]: '',
      [`gallery/${photo}/index.html`]: `<script>home()</script><p>${photo}</p>`,
    });
  }
}

it('reads a pattern as the hosts do', () => {
  const rule = (path: string) => ({ path, headers: {} });
  expect(matches(rule('/static/*'), '/static/a/b.png')).toBe(true);
  expect(matches(rule('/static/*'), '/static.html')).toBe(false);
  expect(matches(rule('/*'), '/')).toBe(true);
  expect(matches(rule('/'), '/about/')).toBe(false);
});

it('keeps only what has a hash in its address', () => {
  expect(cachePolicy(`/app-${HASH}.js`)).toBe(IMMUTABLE);
  expect(cachePolicy(`/styles.${HASH}.css`)).toBe(IMMUTABLE);
  expect(cachePolicy('/static/d41d8/photo.avif')).toBe(IMMUTABLE);
  const others = ['/', '/about/', '/page-data/app-data.json', '/favicon.svg', '/build.json'];
  for (const path of [...others, '/no-such-page', `/page-data/app-${HASH}.js`, '/static']) {
    expect(cachePolicy(path)).toBe(REVALIDATE);
  }
});

it('reads the pages, and the files of this build only', () => {
  writeSite(1);
  const { pages, files, folders } = readBuiltSite(folder);
  expect(Object.keys(pages)).toEqual([
    '404.html',
    join('gallery', '0', 'index.html'),
    'index.html',
  ]);
  expect(folders).toEqual(['_gatsby', 'gallery', 'page-data', 'static']);
  expect(files).toEqual([
    `279-${CHUNK}.js`,
    '404.html',
    'index.html',
    'robots.txt',
    `styles.${HASH}.css`,
    RUNTIME,
    'webpack.stats.json',
  ]);
});

it('has as many rules, and as long ones, for a thousand photos as for one', () => {
  writeSite(1);
  const few = headersFile(siteRules(readBuiltSite(folder)));
  writeSite(1000);
  expect(headersFile(siteRules(readBuiltSite(folder)))).toBe(few);
});

it('gives each path one cache policy, for its rules do not overlap', () => {
  writeSite(1);
  const rules = siteRules(readBuiltSite(folder));
  const paths = ['/', '/gallery/0/', '/static/0/photo.jpg', '/robots.txt', `/279-${CHUNK}.js`];
  for (const path of paths) {
    const values = rules
      .filter((rule) => matches(rule, path) && 'Cache-Control' in rule.headers)
      .map(({ headers }) => headers['Cache-Control']);
    expect(values).toEqual([cachePolicy(path)]);
  }
});

it('keeps previews out of search engines', () => {
  writeSite(0);
  const site = readBuiltSite(folder);
  expect(siteRules(site, false)[0].headers['X-Robots-Tag']).toBe('noindex');
  expect(siteRules(site)[0].headers).not.toHaveProperty('X-Robots-Tag');
});

it('writes the rules as both hosts read them', () => {
  const text = headersFile([
    { path: '/*', headers: { A: 'x', B: 'y; z' } },
    { path: '/static/*', headers: { C: 'w' } },
  ]);
  expect(text).toBe(
    '# Written by the build; changes made here are lost.\n/*\n  A: x\n  B: y; z\n/static/*\n  C: w\n',
  );
});

it('refuses more than Cloudflare Pages reads, rather than lose headers in silence', () => {
  const rules = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/${index}`, headers: { A: 'x' } }));
  expect(() => headersFile(rules(MAX_RULES))).not.toThrow();
  expect(() => headersFile(rules(MAX_RULES + 1))).toThrow(/101 header rules/);
  const value = 'x'.repeat(MAX_LINE_LENGTH - '  A: '.length);
  expect(() => headersFile([{ path: '/a', headers: { A: value } }])).not.toThrow();
  expect(() => headersFile([{ path: '/a', headers: { A: `${value}x` } }])).toThrow(
    /2001 characters/,
  );
});

it('gives nginx the same headers and the same cache policies', () => {
  const config = nginxConfig([
    { path: '/*', headers: { A: 'x', B: "'y'" } },
    { path: '/', headers: { 'Cache-Control': REVALIDATE } },
    { path: '/static/*', headers: { 'Cache-Control': IMMUTABLE } },
    { path: '/app.js', headers: { 'Cache-Control': IMMUTABLE } },
  ]);
  expect(config).toContain(`add_header A "x" always;\nadd_header B "'y'" always;\n`);
  expect(config.match(/^location .*/gm)).toEqual([
    'location / {',
    'location = /404.html {',
    'location ^~ /static/ {',
    'location = /app.js {',
  ]);
});
