import type { Page } from '@playwright/test';
import { PAGES as PATHS } from '../../../src/content/pages';
import { UNKNOWN, UNKNOWN_LOGS } from '../support/builtPages';
import { hydrated, PHONE } from '../support/page';
import { expect, test } from '../support/test';

/** What `lighthouserc.json` cannot say of a first visit: its order. Budgets are there only. */

test.use({ allowed: UNKNOWN_LOGS });

/** The delay of pictures, ms, so that a script requested too early overlaps with them, and of fonts, which swap. */
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

/** The layout shift up to which a page stands still. More than 0: its fonts may break a line elsewhere. */
const STILL = 0.025;

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
      }) => {
        await stopClocks(page);
        await watchLayoutShift(page);
        const arrived: string[] = [];
        let beforeScripts: string[] | undefined;
        page.on('request', (request) => {
          if (request.resourceType() === 'script') beforeScripts ??= [...arrived];
        });
        page.on('requestfinished', (request) => arrived.push(request.url()));
        await page.route(/\.(avif|jpg|woff2)$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, DELAY));
          await route.continue();
        });
        await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const pictures = await picturesOf(page);
        const eager = pictures.filter((picture) => picture.eager).map(({ url }) => url);
        const first = arrived.filter((url) => eager.includes(url));
        expect(first.filter((url) => !beforeScripts?.includes(url))).toEqual([]);
        expect(await layoutShift(page)).toBeLessThanOrEqual(STILL);
        // Several may be about as large, and one of them may still be moving into place.
        const largest = Math.max(...pictures.map(({ seen }) => seen));
        const isEager = pictures.some((picture) => picture.eager && picture.seen > 0.9 * largest);
        expect(isEager || largest <= 0, 'the largest picture in view is not lazy').toBe(true);
      });
    }
  });
}
