import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { ROUTES } from '../support/fixture';
import { UNKNOWN } from '../support/builtPages';
import { photoPath } from '../support/locators';
import { listen } from '../../support/listen';
import { hydrated, layoutShift, STILL, watchLayoutShift, WINDOWS } from '../support/site';
import { expect, test as base } from '../support/test';

/**
 * A piece of a page, about 700 characters long, and the time between two of them, ms. It ends with a closing
 * tag: half a line of centred text moves inevitably.
 */
const PIECE = /[^]{700,}?<\/\w+>|[^]+$/g;
const PAUSE = 30;

/** Serves the site, its pages in pieces, as they arrive in a slow network. */
const test = base.extend({
  allowed: /404/,
  baseURL: async ({ site }, provide) => {
    const files = sirv(site);
    const { origin, stop } = await listen((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (path === UNKNOWN) void send(join(site, '404.html'));
      else if (path.endsWith('/')) void send(join(site, path, 'index.html'));
      else files(request, response);

      async function send(file: string) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        for (const piece of (await readFile(file, 'utf8')).match(PIECE) ?? []) {
          response.write(piece);
          await setTimeout(PAUSE);
        }
        response.end();
      }
    });
    await provide(origin);
    stop();
  },
});

const PATHS = [...ROUTES.map((route) => route.path), photoPath(1), UNKNOWN];

for (const [size, use] of WINDOWS) {
  test.describe(`in ${size}`, () => {
    test.use(use);

    for (const path of PATHS) {
      test(`${path} does not move while it arrives in pieces`, async ({ page }) => {
        await watchLayoutShift(page);
        await page.goto(path);
        await hydrated(page);
        expect(await layoutShift(page)).toBeLessThanOrEqual(STILL);
      });
    }
  });
}
