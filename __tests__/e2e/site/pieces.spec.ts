import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { ROUTES } from '../support/fixture';
import { photoPath } from '../support/locators';
import { listen } from '../../support/listen';
import { hydrated, layoutShift, PHONE, STILL, watchLayoutShift } from '../support/site';
import { expect, test as base } from '../support/test';

/** Size of a piece of a page, in bytes, and time between two of them, in ms. */
const PIECE = 700;
const PAUSE = 30;

/** Serves the site, its pages in pieces, as they arrive in a slow network. */
const test = base.extend({
  baseURL: async ({ site }, provide) => {
    const files = sirv(site);
    const { origin, stop } = await listen((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (path.endsWith('/')) void send(join(site, path, 'index.html'));
      else files(request, response);

      async function send(file: string) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        for await (const piece of createReadStream(file, { highWaterMark: PIECE })) {
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

const PATHS = [...ROUTES.map((route) => route.path), photoPath(1), '/404/'];

for (const [size, use] of [
  ['a phone', PHONE],
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
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
