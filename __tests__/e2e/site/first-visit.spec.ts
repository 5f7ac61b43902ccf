import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ci } from '../../../lighthouserc.json';
import { PAGES } from '../../../src/content/pages';
import { UNKNOWN } from '../support/builtPages';
import { type Fetched, watchRequests } from '../support/requests';
import { hydrated, layoutShift, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

test.use({ allowed: /404|no\/such\/page/ });

/** Matches code that a first visit does not need: the viewer's. */
const NOT_AT_FIRST = /pswp__/;

/** The delay of each file, ms, so that a script requested too early overlaps with the pictures. */
const DELAY = 400;

/**
 * Stops what waits for an idle browser, such as prefetching other pages, and the clock that starts the scripts
 * after 4 seconds even without pictures: a busy machine may need longer for the pictures.
 */
async function stopClocks(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    const set = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0) => (delay < 4000 ? set(act, delay) : 0),
    });
  });
}

async function bodies(page: Page, files: Fetched[]): Promise<Buffer[]> {
  const answers = await Promise.all(files.map(({ path }) => page.request.get(path)));
  return Promise.all(answers.map((answer) => answer.body()));
}

/** Types of requests in the browser's words, by their names in Lighthouse's budgets. */
const TYPES: Record<string, string> = {
  document: 'Document',
  script: 'Script',
  font: 'Font',
  image: 'Image',
};

/** Returns the bytes that a page may load of each type on a first visit, as `lighthouserc.json` says. */
function budgetsOf(path: string): [type: string, bytes: number][] {
  return ci.assert.assertMatrix
    .filter(({ matchingUrlPattern }) => RegExp(matchingUrlPattern).test(`http://localhost${path}`))
    .flatMap(({ assertions }) => Object.entries(assertions))
    .flatMap(([name, [, { maxNumericValue }]]) => {
      const type = /^resource-summary:(\w+):size$/.exec(name)?.[1];
      return type && maxNumericValue ? [[type, maxNumericValue]] : [];
    });
}

const SCREENS = [...PAGES, UNKNOWN];

/** The pages that request different pictures in a wide window and on a phone. */
const WITH_PICTURES = PAGES.filter((path) => path !== '/contact/');

for (const [size, use, screens] of [
  ['390 × 844', { ...PHONE, deviceScaleFactor: 2 }, SCREENS],
  ['1440 × 900', { viewport: { width: 1440, height: 900 } }, WITH_PICTURES],
] as const) {
  test.describe(`a first visit at ${size}`, () => {
    test.use(use);

    test('files come in order and within their budgets', async ({ page }) => {
      await stopClocks(page);
      await watchLayoutShift(page);
      const fetched = await watchRequests(page);
      await page.route(/\/static\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY));
        await route.continue();
      });
      const visit = async (path: string) => {
        fetched.clear();
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const all = [...fetched.values()];
        const scripts = all.filter(({ type }) => type === 'Script');
        // Without the drawing of the dolls, a small decoration that loads late on purpose.
        const pictures = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('picture img')].map((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            const width = Math.min(right, innerWidth) - Math.max(left, 0);
            const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
            return {
              path: image.currentSrc && new URL(image.currentSrc).pathname,
              eager: image.loading === 'eager',
              seen: width > 0 && height > 0 ? width * height : 0,
            };
          }),
        );

        // Order
        expect(scripts.length).toBeGreaterThan(0);
        expect(scripts.map(({ priority }) => priority)).toEqual(scripts.map(() => 'Low'));
        const eager = pictures.filter((picture) => picture.eager).map((picture) => picture.path);
        const content = all.filter((file) => file.type === 'Font' || eager.includes(file.path));
        const start = Math.min(...scripts.map(({ sentAt }) => sentAt));
        const late = content.filter(({ arrivedAt = Infinity }) => arrivedAt > start);
        expect(
          late.map((file) => file.path),
          'fonts and first pictures that arrive later than the first script is requested',
        ).toEqual([]);
        expect(await layoutShift(page)).toBe(0);

        // Pictures
        const largest = Math.max(...pictures.map(({ seen }) => seen));
        // Several may be about as large, and one of them may still be moving into place.
        const first = pictures.some((picture) => picture.eager && picture.seen > 0.9 * largest);
        expect(first || largest <= 0, 'the largest picture in view is not lazy').toBe(true);

        // Bytes, on a phone as in Lighthouse
        if (!('isMobile' in use)) return;
        const code = await bodies(page, scripts);
        expect(code.filter((script) => NOT_AT_FIRST.test(script.toString()))).toEqual([]);
        for (const [type, budget] of budgetsOf(path)) {
          const files = await bodies(
            page,
            all.filter((file) => file.type === TYPES[type]),
          );
          const sizes = files.map((file) => Math.min(gzipSync(file).length, file.length));
          const sum = sizes.reduce((before, size) => before + size, 0);
          expect(sum, `bytes of type ${type}, gzip`).toBeLessThanOrEqual(budget);
        }
      };
      for (const path of screens) await test.step(path, () => visit(path));
    });
  });
}
