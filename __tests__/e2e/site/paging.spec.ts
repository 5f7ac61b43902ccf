import type { Page } from '@playwright/test';
import { galleryPage, PAGES, PHOTOS, showing } from '../support/fixture';
import { dialog, mainNavigation, scrollTop, tile, tiles } from '../support/locators';
import { layoutShift, open, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

const { paging } = galleryPage;
const end = (page: Page) => page.getByRole('navigation', { name: paging.more });
const more = (page: Page) => page.getByRole('link', { name: paging.more });
const toBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Expects that photos join as the visitor nears the end: in order, once, and nothing shifts. */
async function expectToJoin(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/gallery\/\d|photos\.json/.test(pathname)) fetched.push(pathname);
  });
  await watchLayoutShift(page);
  await open(page, PAGES.gallery.path);
  await page.waitForLoadState('networkidle');
  await expect(tiles(page)).toHaveCount(24);
  expect(fetched, 'on the first visit').toEqual([]);
  // Not past those that are there.
  await expect(async () => {
    await end(page).evaluate((under) => {
      if (under.getBoundingClientRect().top > window.innerHeight + 500) window.scrollBy(0, 500);
    });
    await expect(tiles(page)).toHaveCount(PHOTOS.length, { timeout: 50 });
  }).toPass({ intervals: [50] });
  await expect(end(page).getByRole('status')).toHaveText(showing(1, 60));
  await expect(more(page)).toHaveCount(0);
  const order = await tiles(page).evaluateAll((all: HTMLElement[]) =>
    all.map((each) => each.dataset.photo),
  );
  expect(order).toEqual(PHOTOS.map(({ slug }) => slug));
  expect(fetched).toEqual([
    '/page-data/gallery/2/page-data.json',
    '/page-data/gallery/3/page-data.json',
  ]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('photos join, and Tab goes on among them', async ({ page }) => {
    await expectToJoin(page);
    await tile(page, 24).focus();
    await page.keyboard.press('Tab');
    await expect(tile(page, 25)).toBeFocused();
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('photos join; one that opens draws only its own tile anew; Back and a reload return to the place among them; a new visit begins at the beginning', async ({
    page,
  }) => {
    await expectToJoin(page);
    await tile(page, 50).scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(2000);
    const drawn = await page.locator('[role=list]:has([data-photo])').evaluateHandle((grid) => {
      const changes = { count: 0 };
      new MutationObserver(({ length }) => (changes.count += length)).observe(grid, {
        subtree: true,
        attributes: true,
        childList: true,
      });
      return changes;
    });
    await tile(page, 50).click();
    await expect(dialog(page)).toBeVisible();
    expect((await drawn.jsonValue()).count).toBeLessThan(20);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);

    const returned = async () => {
      await expect(tiles(page)).toHaveCount(PHOTOS.length);
      await expect.poll(() => scrollTop(page)).toBe(top);
    };
    await mainNavigation(page).getByRole('link', { name: PAGES.about.name }).click();
    await expect(page).toHaveURL(PAGES.about.path);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await returned();
    await page.reload();
    await returned();
    await open(page, '/gallery/2/');
    await page.goBack();
    await returned();
    await open(page, PAGES.about.path);
    await open(page, PAGES.gallery.path);
    await page.waitForLoadState('networkidle');
    await expect(tiles(page)).toHaveCount(24);
  });
});

test('who reaches the end before the next photos sees nothing move, and can ask for them', async ({
  page,
}) => {
  await watchLayoutShift(page);
  const next = '**/page-data/gallery/2/*';
  await page.route(next, async (route) => {
    await expect(more(page)).toBeInViewport();
    await route.continue();
  });
  await open(page, PAGES.gallery.path);
  const joined = page.waitForResponse(next);
  await toBottom(page);
  const bottom = await scrollTop(page);
  await joined;
  await page.keyboard.press('End');
  await expect(more(page)).toBeInViewport();
  await expect(tiles(page)).toHaveCount(24);
  expect(await scrollTop(page)).toBe(bottom);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  await more(page).press('Enter');
  await expect(tile(page, 25)).toBeFocused();
  await expect(tile(page, 25)).toBeInViewport();
  await expect(tiles(page)).toHaveCount(48);
  await toBottom(page);
  await expect(end(page).getByRole('status')).toHaveText(showing(1, 48));
  await page.evaluate(() => window.scrollBy(0, -window.innerHeight));
  await expect(tiles(page)).toHaveCount(60);
});
