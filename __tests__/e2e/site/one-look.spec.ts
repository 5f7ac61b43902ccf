import type { Page } from '@playwright/test';
import { UNKNOWN, UNKNOWN_LOGS } from '../support/builtPages';
import { carousel, expectShown, scroller } from '../support/carousel';
import { labels, ROUTES } from '../support/fixture';
import { hold, hydrated, PHONE, soon } from '../support/page';
import { expect, test } from '../support/test';
import { swipe } from '../support/touch';

/** A page looks the same before its scripts, without them, and after them (docs/specification.md, reading 12). */

test.use({ allowed: new RegExp(`woff2|${UNKNOWN_LOGS.source}`) });

const APP = /\/app-.*\.js$/;

/** Opens a page whose scripts are held back until the returned function is called, with the fonts of the machine. */
async function openWithoutScripts(page: Page, path: string) {
  await page.clock.install();
  await page.route(/\.woff2$/, (route) => route.abort());
  const release = await hold(page, APP);
  await page.goto(path);
  return release;
}

/** Waits until the page has given up waiting for its scripts. */
const untilGivenUp = (page: Page) =>
  soon(page, () =>
    expect(page.locator('html')).toHaveAttribute('data-scripts', 'none', { timeout: 1000 }),
  );

/** Where what a page consists of begins, px from the top of the window. */
const tops = (page: Page) =>
  page
    .locator('section, article, h1, h2, h3, form, table, footer, [role=listitem]')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));

/** Expects that what a page consists of is where it was, but for parts of a pixel. */
const expectInPlace = (page: Page, before: number[]) =>
  expect
    .poll(async () => {
      const moved = (await tops(page)).map((top, index) => Math.abs(top - before[index]));
      return Math.max(...moved);
    })
    .toBeLessThanOrEqual(0.5);

for (const [width, use] of [
  [390, PHONE],
  [834, { ...PHONE, viewport: { width: 834, height: 1112 } }],
  [1440, { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use(use);

    for (const path of [...ROUTES.map((route) => route.path), '/#contact', UNKNOWN]) {
      test(`nothing of ${path} moves if its scripts are lost, or come late`, async ({ page }) => {
        // This tab has kept a draft, whose subject has a hint. A link to the form shows that.
        await page.addInitScript(() => {
          if (location.hash) return;
          sessionStorage.setItem('draft', JSON.stringify({ subject: 'Boat Building' }));
        });
        const release = await openWithoutScripts(page, path);
        const before = await tops(page);
        expect(before.length).toBeGreaterThan(1);
        await untilGivenUp(page);
        await expectInPlace(page, before);
        release();
        await hydrated(page);
        if (path === '/') await expectShown(page, 1, width === 1440 ? 4 : 1);
        await expectInPlace(page, before);
      });
    }
  });
}

test('an arrow that is pressed before the scripts moves the row from where the browser has scrolled it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await openWithoutScripts(page, '/#services');
  const farthest = await scroller(page).evaluateHandle((row) => {
    const [first, , third] = row.querySelectorAll('article');
    const left = () => third.getBoundingClientRect().left;
    const start = first.getBoundingClientRect().left;
    row.scrollTo({ left: left() - start, behavior: 'instant' });
    // How far from the start of the row the third card ever is, on the side from which it came.
    const far = { px: 0 };
    const look = () => {
      far.px = Math.max(far.px, left() - start);
      requestAnimationFrame(look);
    };
    look();
    return far;
  });
  await page.getByRole('button', { name: labels.carousel.next }).click();
  release();
  await expectShown(page, 4, 4);
  expect(await farthest.evaluate(({ px }) => px)).toBeLessThan(1);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  /**
   * Where a finger moves the row from its first card to the second, px from the left: slowly at its end, since browsers
   * let a quick one go on for as long as their frames take.
   */
  const PATH = [300, 250, 200, 150, 120, 105, 95, 90];

  test('scripts take the row of services over where a finger has left it, and move it from there', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/#services');
    const cards = carousel(page).getByRole('article');
    const { x = NaN, y = NaN } = (await cards.first().boundingBox()) ?? {};
    const left = async () => Math.round((await cards.nth(1).boundingBox())?.x ?? NaN);
    await swipe(page, ...PATH.map((at) => [at, y + 60] as const));
    await expect.poll(left).toBe(Math.round(x));
    release();
    await expectShown(page, 2, 1);
    expect(await left()).toBe(Math.round(x));
    await swipe(page, [300, y + 60], [200, y + 60], [100, y + 60]);
    await expectShown(page, 3, 1);
  });

  test('scripts wait until the finger is lifted', async ({ page }) => {
    const release = await openWithoutScripts(page, '/#services');
    const { y } = (await carousel(page).getByRole('article').first().boundingBox()) ?? { y: NaN };
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: y + 60 }] : [] });
    const [down, ...moves] = PATH;
    await send('touchStart', down);
    for (const x of moves) await send('touchMove', x);
    release();
    await hydrated(page);
    await page.clock.runFor(1000);
    await expect(scroller(page)).toHaveAttribute('data-driven', 'false');
    await send('touchEnd');
    // To which card it goes is the browser's business.
    await expect(scroller(page)).toHaveAttribute('data-driven', 'true');
  });
});
