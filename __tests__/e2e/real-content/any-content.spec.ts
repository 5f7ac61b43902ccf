import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe';
import { sitemapPaths, UNKNOWN, UNKNOWN_LOGS } from '../support/builtPages';
import { dialog, expectLoaded, mainHeading, tiles } from '../support/locators';
import { hydrated, open, PHONE } from '../support/page';
import { expect, test } from '../support/test';

test.use({ ...PHONE, allowed: UNKNOWN_LOGS });

/** A wide window, px. */
const WIDE = { width: 1440, height: 900 };

/** What staff may write: headings of which the content check only warns, and tables without a word in their corner. */
const UP_TO_STAFF = ['heading-order', 'empty-table-header'];

/**
 * Tests that pass with any valid content. They must not depend on a text, number or picture that staff can
 * change.
 */

/** Scrolls through the page until everything has been in view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Measures what would look broken on a page. */
function measure(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    return {
      overflow: root.scrollWidth - root.clientWidth,
      endsWithFooter: Math.abs(root.scrollHeight - scrollY - (footer?.bottom ?? 0)) <= 1,
      brokenPictures: [...document.images]
        .filter((image) => image.complete && !image.naturalWidth)
        .map((image) => image.src),
    };
  });
}

/**
 * Checks what must be true of any page, on a phone and then in a wide window. A failure does not end the test, so that it
 * reports all pages.
 */
async function expectIntact(page: Page, path: string) {
  const expectSoft = expect.configure({ soft: true });
  await page.setViewportSize(PHONE.viewport);
  const response = await page.goto(path);
  expectSoft(response?.status(), path).toBe(path === UNKNOWN ? 404 : 200);
  await hydrated(page);
  await scrollThrough(page);
  await expectSoft(mainHeading(page), `${path}: one main heading`).toHaveText([/\S/]);
  const problems = await accessibilityProblems(page, UP_TO_STAFF);
  expectSoft(problems, `${path}: accessibility`).toEqual([]);
  const intact = { overflow: 0, endsWithFooter: true, brokenPictures: [] };
  expectSoft(await measure(page), path).toEqual(intact);
  await page.setViewportSize(WIDE);
  await expectSoft.poll(() => measure(page), `${path}, ${WIDE.width} px`).toEqual(intact);
}

test('every page, and the first photo', async ({ page, baseURL }) => {
  test.slow();
  const paths = await sitemapPaths(baseURL ?? '');
  // Of the many pages below the gallery, only some.
  const leftOut = paths.filter((path) => /^\/gallery\/./.test(path)).slice(2, -2);
  for (const path of [...paths.filter((each) => !leftOut.includes(each)), UNKNOWN])
    await test.step(path, () => expectIntact(page, path));
  await test.step('the first photo, if there is one', async () => {
    await open(page, '/gallery/');
    const tile = tiles(page).first();
    if ((await tile.count()) === 0) return;
    await tile.getByRole('link').click();
    const picture = dialog(page).getByRole('img');
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expectLoaded(picture);
    expect(await accessibilityProblems(page, UP_TO_STAFF)).toEqual([]);
  });
});
