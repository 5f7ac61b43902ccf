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

test('responses have their status and the headers of static/_headers', async ({
  request,
  baseURL,
}) => {
  const { rules } = await readHeaders('static');
  const home = await (await request.get('/')).text();
  const [hashed] = /\/static\/[^"?\s]+\.(?:js|avif|jpg)/.exec(home) ?? [];
  for (const path of ['/', '/about/', ...MISSING, hashed ?? '']) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(MISSING.includes(path) ? 404 : 200);
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
      expect.soft(parts(headers[name]), `${baseURL}${path}: ${name}`).toEqual(parts(value));
    }
    if (!wanted['cache-control'] || response.status() === 404) {
      const cache = headers['cache-control'] ?? '';
      expect.soft(cache, `${baseURL}${path} is not cached`).not.toMatch(/max-age=[1-9]|immutable/);
    }
    const robots = headers['x-robots-tag'] ?? '';
    if (!wanted['x-robots-tag']) expect.soft(robots, `${path}: indexed`).not.toMatch(/noindex/);
  }
});

/** Splits a header's value into its parts, whose order and spaces do not matter. */
const parts = (value = '') => value.split(/\s*[,;]\s*/).sort();
