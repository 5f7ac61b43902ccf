import { accessibilityProblems } from '../support/axe';
import { labels } from '../support/fixture';
import { dialog, menuButton } from '../support/locators';
import { hold, hydrated, open, PHONE } from '../support/page';
import { expect, test } from '../support/test';

test.use(PHONE);

test('the menu opens at the right edge, over a page that does not scroll', async ({ page }) => {
  await open(page, '/');
  const root = page.locator('html');
  await menuButton(page).tap();
  const right = async () => {
    const box = await dialog(page).locator('div:has(> nav)').boundingBox();
    return box && Math.round(box.x + box.width);
  };
  await expect.poll(right).toBe(PHONE.viewport.width);
  await expect(root).toHaveCSS('overflow', 'hidden');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog(page)).toHaveCount(0);
  await expect(root).toHaveCSS('overflow', 'visible');
});

test('the menu keeps the focus until Escape gives it back to its button', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveAccessibleName(labels.page.closeMenu);
  await page.locator('main a').first().focus();
  await expect(dialog(page).locator(':focus')).toHaveAccessibleName(labels.page.closeMenu);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test('the menu button, tapped before the scripts have loaded, is busy and then opens the menu once', async ({
  page,
}) => {
  const releaseApp = await hold(page, /\/app-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-busy', 'true');
  // Not a tap: after 8 s the page looks as without scripts, without the button.
  await menuButton(page).dispatchEvent('click');
  releaseApp();
  await hydrated(page);
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});
