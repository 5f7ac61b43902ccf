import type { Page } from '@playwright/test';
import { galleryPage, PHOTOS } from '../support/fixture';
import { tiles } from '../support/locators';
import { open } from '../support/page';
import { tile } from '../support/photos';
import { expect, test } from '../support/test';

/** The number of columns. */
const columns = async (page: Page) => {
  const lefts = await tiles(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().left),
  );
  return new Set(lefts.map(Math.round)).size;
};

/** The number of columns on both sides of each breakpoint. */
const COLUMNS = [
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1279, 3],
  [1280, 4],
] as const;

test("the gallery's grid", async ({ page }) => {
  await open(page, '/gallery/');

  await test.step('columns depend on the width', async () => {
    for (const [width, count] of COLUMNS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => columns(page), `${width} px`).toBe(count);
    }
  });

  await test.step('from two columns on, a large first photo spans two, above the others', async () => {
    for (const [width, span, gap] of [
      [767, 1, 16],
      [768, 2, 24],
      [1024, 2, 24],
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await tiles(page).evaluateAll((elements) =>
        elements.map((each) => each.getBoundingClientRect()),
      );
      expect(Math.round(first.width / second.width), `${width} px`).toBe(span);
      expect(Math.round(second.top - first.bottom), `${width} px`).toBe(gap);
    }
  });

  await test.step('tiles have three heights', async () => {
    const heights = await tiles(page).evaluateAll((elements) =>
      elements.map((each) => each.getBoundingClientRect().height),
    );
    const sizes = heights.map((height, index) => `${PHOTOS[index].size} ${height}`);
    expect([...new Set(sizes)].sort()).toEqual(['large 384', 'medium 320', 'small 256']);
  });

  const caption = tiles(page).first().getByText(PHOTOS[0].title).locator('..');
  await test.step('captions appear on hover and on focus, and Escape hides them', async () => {
    await expect(caption).toHaveCSS('opacity', '0');
    await tile(page, 1).hover();
    await expect(caption).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(caption).toHaveCSS('opacity', '0');
    await page.mouse.move(5, 5);
    await page.getByRole('link', { name: galleryPage.back }).focus();
    await page.keyboard.press('Tab');
    await expect(caption).toHaveCSS('opacity', '1');
  });

  await test.step('Tab goes on to the photos in their order', async () => {
    for (const next of [2, 3, 4, 5, 6]) {
      await page.keyboard.press('Tab');
      await expect(tile(page, next)).toBeFocused();
    }
  });
});
