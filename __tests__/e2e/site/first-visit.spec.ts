import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { budgetOf } from '../../../scripts/bench/budgets';
import { PAGES } from '../../../src/schemas/pages';
import { UNKNOWN } from '../support/builtPages';
import { type Fetched, watchRequests } from '../support/requests';
import { hydrated, layoutShift, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

test.use({ allowed: /404|no\/such\/page/ });

/** Matches code that a first visit does not need: the viewer. */
const NOT_AT_FIRST = /pswp__/;

/** The delay of each file, ms, so that a script requested too early overlaps with the pictures. */
const DELAY = 400;

/** Stops everything that waits for an idle browser, such as prefetching other pages. */
async function stopIdleCallbacks(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

async function bodies(page: Page, files: Fetched[]): Promise<Buffer[]> {
  const answers = await Promise.all(files.map(({ path }) => page.request.get(path)));
  return Promise.all(answers.map((answer) => answer.body()));
}

const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
const gzipped = (texts: Buffer[]) =>
  total(texts.map((text) => gzipSync(text, { level: 9 }).length));

const SCREENS = [...PAGES, UNKNOWN];

/** The pages that request different pictures in a wide window and on a phone. */
const WITH_PICTURES = PAGES.filter((path) => path !== '/contact/');

for (const [size, use, screens] of [
  ['390 × 844', { ...PHONE, deviceScaleFactor: 2 }, SCREENS],
  ['1440 × 900', { viewport: { width: 1440, height: 900 } }, WITH_PICTURES],
] as const) {
  test.describe(`a first visit at ${size}`, () => {
    test.use(use);

    test('order and size of the files', async ({ page }) => {
      await stopIdleCallbacks(page);
      await watchLayoutShift(page);
      const fetched = await watchRequests(page);
      await page.route(/\/static\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY));
        await route.continue();
      });
      const visit = async (path: string) => {
        const { bytes } = budgetOf(path);
        fetched.clear();
        const response = await page.goto(path);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const all = [...fetched.values()];
        const scripts = all.filter(({ type }) => type === 'Script');
        const fonts = all.filter(({ type }) => type === 'Font');
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

        // Bytes
        const code = await bodies(page, scripts);
        const early = code.map((script) => NOT_AT_FIRST.exec(script.toString())?.[0]);
        expect(
          early.filter((word) => word !== undefined),
          'code that a first visit does not need',
        ).toEqual([]);
        expect(gzipped(code), 'scripts, gzip').toBeLessThanOrEqual(bytes.script);
        const markup = gzipped([(await response?.body()) ?? Buffer.alloc(0)]);
        expect(markup, 'the document, gzip').toBeLessThanOrEqual(bytes.document);
        const fontBytes = total((await bodies(page, fonts)).map(({ length }) => length));
        expect(fontBytes, 'fonts').toBeLessThanOrEqual(bytes.font);
        if (path !== '/gallery/' || !('isMobile' in use)) return;

        const images = all.filter(
          ({ type, path: at }) => type === 'Image' && at.startsWith('/static/'),
        );
        const sizes = (await bodies(page, images)).map(({ length }) => length);
        expect(total(sizes), 'pictures').toBeLessThanOrEqual(bytes.image);
        expect(images.length, 'pictures below are lazy').toBeLessThan(pictures.length);
      };
      for (const path of screens) await test.step(path, () => visit(path));
    });
  });
}
