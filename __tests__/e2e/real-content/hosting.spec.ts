import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '../../../src/hosting/headers';
import { matches, readHeaders } from '../support/server';
import { expect, test } from '../support/test';

/** Returns the paths of published files with certain endings, without `index.html`, as in addresses. */
function published(endings: RegExp): string[] {
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && statSync(join('public', path)).isFile())
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

test('the headers file', async () => {
  const { rules, errors } = await readHeaders('public');
  expect(errors, 'Netlify can read it').toEqual([]);
  expect(rules.length, 'Cloudflare Pages allows 100 rules').toBeLessThanOrEqual(100);
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    expect(line.length, 'Cloudflare Pages allows 2000 characters').toBeLessThanOrEqual(2000);
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
