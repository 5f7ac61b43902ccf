import type { Page } from '@playwright/test';
import { PAGES, showing } from '../support/fixture';
import { morePhotos, paging, scrollTop, tile, tiles } from '../support/locators';
import { layoutShift, open, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

const scrollToBottom = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('a visitor who reaches the end of the grid before the next photos', async ({ page }) => {
  await watchLayoutShift(page);
  const next = '**/page-data/gallery/2/*';
  await page.route(next, async (route) => {
    await expect(morePhotos(page)).toBeInViewport();
    await route.continue();
  });
  await open(page, PAGES.gallery.path);

  await test.step('sees nothing move when they arrive', async () => {
    const arrived = page.waitForResponse(next);
    await scrollToBottom(page);
    const bottom = await scrollTop(page);
    await arrived;
    await page.keyboard.press('End');
    await expect(morePhotos(page)).toBeInViewport();
    await expect(tiles(page)).toHaveCount(24);
    expect(await scrollTop(page)).toBe(bottom);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  });

  await test.step('adds them with the link, and is at the first of them', async () => {
    await morePhotos(page).press('Enter');
    await expect(tile(page, 25)).toBeFocused();
    await expect(tile(page, 25)).toBeInViewport();
    await expect(tiles(page)).toHaveCount(48);
  });

  await test.step('gets the photos after that on scroll again', async () => {
    await scrollToBottom(page);
    await expect(paging(page).getByRole('status')).toHaveText(showing(1, 48));
    await page.evaluate(() => window.scrollBy(0, -window.innerHeight));
    await expect(tiles(page)).toHaveCount(60);
  });
});
