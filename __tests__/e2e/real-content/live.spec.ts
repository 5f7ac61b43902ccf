import { UNKNOWN } from '../support/builtPages';
import { matches, readHeaders } from '../support/server';
import { expect, test } from '../support/test';

/** What hosts get wrong. `npm run check:live` runs this on the published site, `npm test` on the built one. */

/** The second looks like a file that hosts would cache for a year. */
const MISSING = [UNKNOWN, '/static/no-such-picture.png'];

test('every link and file of the site is there', async ({ baseURL }) => {
  test.slow();
  const { LinkChecker, LinkState } = await import('linkinator');
  const { links } = await new LinkChecker().check({
    path: new URL('/', baseURL).href,
    recurse: true,
    checkFragments: true,
    redirects: 'error',
    linksToSkip: (link) => Promise.resolve(new URL(link).origin !== baseURL),
  });
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ parent, url, status }) => `${parent} → ${url}: ${status}`)).toEqual([]);
});

test('responses have their status and the headers of static/_headers', async ({ request }) => {
  const { rules } = await readHeaders('static');
  const home = await (await request.get('/')).text();
  const [hashed = '/static/'] = /\/static\/[^"?\s]+\.(?:js|avif|jpg)/.exec(home) ?? [];
  const paths = ['/', '/about/', ...MISSING, hashed];
  /** The addresses of each fault: a host that lacks a header lacks it everywhere. */
  const faults: Record<string, string[] | undefined> = {};
  for (const path of paths) {
    const blame = (fault: string) => (faults[fault] ??= []).push(path);
    const response = await request.get(path);
    const status = MISSING.includes(path) ? 404 : 200;
    if (response.status() !== status) blame(`status ${response.status()} instead of ${status}`);
    const headers = response.headers();
    const wanted = Object.fromEntries(
      rules
        .filter((rule) => matches(rule, path))
        .flatMap((rule) => Object.entries(rule.headers))
        .map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const [name, value] of Object.entries(wanted)) {
      // Hosts have their own rule for unknown addresses, which only must not be cached.
      if (name === 'cache-control' && response.status() === 404) continue;
      if (!(name in headers)) blame(`no ${name}`);
      else if (parts(headers[name]) !== parts(value)) blame(`${name}: ${headers[name]}`);
    }
    const { 'cache-control': cache = '', 'x-robots-tag': robots = '' } = headers;
    const mayCache = wanted['cache-control'] && response.status() !== 404;
    if (!mayCache && /max-age=[1-9]|immutable/.test(cache)) blame(`cache-control: ${cache}`);
    if (!wanted['x-robots-tag'] && robots.includes('noindex')) blame(`x-robots-tag: ${robots}`);
  }
  const all = paths.length;
  const lines = Object.entries(faults).map(([fault, at = []]) => {
    const where = at.length < all ? ` (${at.join(', ')})` : '';
    return `${at.length} of ${all} addresses have ${fault}${where}`;
  });
  expect(lines).toEqual([]);
});

/** Splits a header's value into its parts, whose order and spaces do not matter. */
const parts = (value = '') =>
  value
    .split(/\s*[,;]\s*/)
    .sort()
    .join();
