import type { Locator } from '@playwright/test';
import { PAGES } from '../../../src/content/pages';
import { accessibilityProblems } from '../support/axe';
import { site, words } from '../support/fixture';
import { dialog, tiles, viewerButton } from '../support/locators';
import { misplaced } from '../support/misplaced';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;

test('the next thing is to the left: arrows and arrow keys', async ({ page }) => {
  await open(page, '/gallery/');
  const titles = await tiles(page).locator('a > span > :first-child').allTextContents();
  await tiles(page).first().getByRole('link').click();
  const [previous, next] = [words.photo.previous, words.photo.next].map((name) =>
    viewerButton(page, name),
  );
  expect(await leftOf(next)).toBeLessThan(await leftOf(previous));
  const title = dialog(page).getByRole('heading');
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(titles[1]);
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(titles[0]);
  await next.click();
  await expect(title).toHaveText(titles[1]);
  expect(await accessibilityProblems(page)).toEqual([]);
});

for (const { width, height, text } of [
  { width: 320, height: 640, text: '200%' },
  { width: 800, height: 600, text: '100%' },
  { width: 844, height: 390, text: '100%' },
]) {
  test(`at ${width} × ${height} px and ${text} text, the beads of the count leave room for the buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/gallery/');
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await tiles(page).first().getByRole('link').click();
    for (const name of [words.photo.previous, words.photo.next]) {
      await expect(viewerButton(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('days are to the right of their hours, and numbers run from the left', async ({ page }) => {
  await open(page, '/contact/');
  const row = page.getByRole('row').first();
  const [day, times] = [row.getByRole('rowheader'), row.getByRole('cell')];
  expect(await leftOf(times)).toBeLessThan(await leftOf(day));
  for (const number of await page.getByText(site.phone, { exact: true }).all()) {
    await expect(number).toHaveCSS('direction', 'ltr');
  }
});

for (const path of PAGES) {
  test(`no text of ${path} is misplaced`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => misplaced(page), `${width} px`).toEqual([]);
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
