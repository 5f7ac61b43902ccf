import type { Page } from '@playwright/test';
import { PAGES, PHOTOS, showing } from '../support/fixture';
import {
  dialog,
  mainNavigation,
  morePhotos,
  paging,
  scrollTop,
  tile,
  tiles,
} from '../support/locators';
import { layoutShift, open, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

/** Scrolls through the gallery, and expects all photos in their order, added without a shift. */
async function expectAdded(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/gallery\/\d|photos\.json/.test(pathname)) fetched.push(pathname);
  });
  await watchLayoutShift(page);
  await open(page, PAGES.gallery.path);
  await page.waitForLoadState('networkidle');
  await expect(tiles(page)).toHaveCount(24);
  expect(fetched, 'fetched before the visitor scrolls').toEqual([]);
  await expect(async () => {
    // Scrolls only while the grid's end is well below the window, so that no photo is added in view.
    await paging(page).evaluate((element) => {
      if (element.getBoundingClientRect().top > window.innerHeight + 500) window.scrollBy(0, 500);
    });
    await expect(tiles(page)).toHaveCount(PHOTOS.length, { timeout: 50 });
  }).toPass({ intervals: [50] });
  await expect(paging(page).getByRole('status')).toHaveText(showing(1, 60));
  await expect(morePhotos(page)).toHaveCount(0);
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

  test('photos are added on scroll, and Tab reaches them', async ({ page }) => {
    await expectAdded(page);
    await tile(page, 24).focus();
    await page.keyboard.press('Tab');
    await expect(tile(page, 25)).toBeFocused();
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('photos that were added on scroll', async ({ page }) => {
    await test.step('are added in time', () => expectAdded(page));
    await tile(page, 50).scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(2000);

    await test.step('are not rendered again when one of them is opened', async () => {
      const rendered = await page
        .locator('[role=list]:has([data-photo])')
        .evaluateHandle((grid) => {
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
      expect((await rendered.jsonValue()).count).toBeLessThan(20);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
    });

    const expectRestored = async () => {
      await expect(tiles(page)).toHaveCount(PHOTOS.length);
      await expect.poll(() => scrollTop(page)).toBe(top);
    };

    await test.step('are there again after Back, at the same scroll position', async () => {
      await mainNavigation(page).getByRole('link', { name: PAGES.about.name }).click();
      await expect(page).toHaveURL(PAGES.about.path);
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goBack();
      await expectRestored();
    });

    await test.step('are there again after a reload', async () => {
      await page.reload();
      await expectRestored();
    });

    await test.step('are there again after Back from another page of the gallery', async () => {
      await open(page, '/gallery/2/');
      await page.goBack();
      await expectRestored();
    });

    await test.step('are not there on a new visit', async () => {
      await open(page, PAGES.about.path);
      await open(page, PAGES.gallery.path);
      await page.waitForLoadState('networkidle');
      await expect(tiles(page)).toHaveCount(24);
    });
  });
});
