import { accessibilityProblems } from '../support/axe';
import { labels, PAGES, site } from '../support/fixture';
import { dialog, linkTo, mainHeading, menuButton } from '../support/locators';
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
  const links = [...site.navigation.map(({ name }) => name), site.email, site.phone];
  await expect(dialog(page).getByRole('link')).toHaveText(links);
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

test('the menu closes on the dimmed page and on its own button', async ({ page }) => {
  await open(page, '/');
  for (const close of [
    () => page.touchscreen.tap(20, 400),
    () => dialog(page).getByRole('button', { name: labels.page.closeMenu }).tap(),
  ]) {
    await menuButton(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('the menu leaves as it came', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await menuButton(page).tap();
  const leaving = await dialog(page).evaluate(async (element: HTMLDialogElement) => {
    const motions = () => element.getAnimations({ subtree: true }) as CSSTransition[];
    await Promise.all(motions().map(({ finished }) => finished));
    element.close();
    return motions().map(({ transitionProperty }) => transitionProperty);
  });
  expect(leaving).toEqual(expect.arrayContaining(['overlay', 'background-color', 'transform']));
});

test('before the scripts, the menu is a list below its button', async ({ page }) => {
  const release = await hold(page, /\/app-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const list = page.getByRole('banner').locator('details + nav');
  await expect(list).toBeHidden();
  for (const isOpen of [true, false, true]) {
    await menuButton(page).tap();
    await expect(list).toBeVisible({ visible: isOpen });
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  release();
  await hydrated(page);

  await test.step('a list that is open stays, and closes when one of its links is followed', async () => {
    await expect(list).toBeVisible();
    await linkTo(page, PAGES.about.path).tap();
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
    await expect(list).toBeHidden();
  });

  await test.step('the next tap opens the sheet instead', async () => {
    await menuButton(page).tap();
    await expect(dialog(page)).toBeVisible();
    await expect(list).toBeHidden();
  });
});
