import type { Page } from '@playwright/test';
import { PAGES as PATHS } from '../../../src/content/pagePaths';
import { UNKNOWN, UNKNOWN_LOGS } from '../support/builtPages';
import { hydrated, PHONE, stopClocks } from '../support/page';
import { expect, test } from '../support/test';

/** What `lighthouserc.json` cannot say of a first visit: its order. Budgets are there only. */

test.use({ allowed: UNKNOWN_LOGS });

/** The delay of pictures, ms, so that a script requested too early overlaps with them. */
const DELAY = 400;

/** Makes the page record its layout shifts for `layoutShift`. */
async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the layout shifts since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

/** Returns the pictures of a page, except the drawing of the dolls, a decoration that loads late on purpose. */
function picturesOf(page: Page) {
  return page.locator('picture img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const seen = width > 0 && height > 0 ? width * height : 0;
      return { url: image.currentSrc, eager: image.loading === 'eager', seen };
    }),
  );
}

for (const [size, use] of [
  ['390 × 844', { ...PHONE, deviceScaleFactor: 2 }],
  ['1440 × 900', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`a first visit at ${size}`, () => {
    test.use(use);

    for (const path of [...PATHS, UNKNOWN]) {
      test(`${path} shows its first pictures before its scripts are requested, and stands still`, async ({
        page,
        allowing,
      }) => {
        await stopClocks(page);
        await watchLayoutShift(page);
        const arrived: string[] = [];
        let beforeScripts: string[] | undefined;
        page.on('request', (request) => {
          if (request.resourceType() === 'script') beforeScripts ??= [...arrived];
        });
        page.on('requestfinished', (request) => arrived.push(request.url()));
        await page.route(/\.(avif|jpg)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, DELAY));
          await route.continue();
        });
        // How far a page moves when they arrive depends on the fonts of the machine.
        await page.route(/\.woff2$/, (route) => route.abort());
        await allowing(/woff2/, async () => {
          await page.goto(path);
          await hydrated(page);
          await page.waitForLoadState('networkidle');
        });
        const pictures = await picturesOf(page);
        const eager = pictures.filter((picture) => picture.eager).map(({ url }) => url);
        const first = arrived.filter((url) => eager.includes(url));
        expect(first.filter((url) => !beforeScripts?.includes(url))).toEqual([]);
        expect(await layoutShift(page)).toBe(0);
        // Several may be about as large, and one of them may still be moving into place.
        const largest = Math.max(...pictures.map(({ seen }) => seen));
        const isEager = pictures.some((picture) => picture.eager && picture.seen > 0.9 * largest);
        expect(isEager || largest <= 0, 'the largest picture in view is not lazy').toBe(true);
      });
    }
  });
}
