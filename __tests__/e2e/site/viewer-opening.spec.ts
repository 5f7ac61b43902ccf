import { chromium } from '@playwright/test';
import { galleryPage, labels } from '../support/fixture';
import { dialog, expectPhoto, openPhoto, picture, tile, viewerButton } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test('a double click on a tile opens its photo, at its normal size', async ({ page }) => {
  await open(page, '/gallery/');
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  await tile(page, 3).dblclick({ delay: 30 });
  await expectPhoto(page, 3);
  await expect(viewerButton(page, labels.photo.zoom)).toHaveAttribute('aria-pressed', 'false');
  // An arrow key would move an enlarged picture, and do nothing in a closed viewer.
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 4);
});

test('words and buttons wait until the ground below them is dark', async ({ page }) => {
  await open(page, '/gallery/');
  await tile(page, 3).hover();
  await page.waitForLoadState('networkidle');
  await tile(page, 3).evaluate((link) => {
    (link as HTMLElement).click();
    const frames: number[] = [];
    Object.assign(window, { frames });
    const watch = () => {
      const [ground, words] = ['.pswp__bg', '[role=dialog] h2'].map((part) =>
        document.querySelector(part),
      );
      if (words?.parentElement && getComputedStyle(words.parentElement).opacity !== '0')
        frames.push(ground ? Number(getComputedStyle(ground).opacity) : 0);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await expect(dialog(page).getByRole('heading').locator('..')).toHaveCSS('opacity', '1');
  const grounds = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  expect(new Set(grounds)).toEqual(new Set([1]));
});

test('until the large picture arrives, that of the tile is in its place', async ({ page }) => {
  await open(page, '/gallery/');
  await tile(page, 3).hover();
  await page.waitForLoadState('networkidle');
  const small = await tile(page, 3).evaluate((link) => link.querySelector('img')?.currentSrc ?? '');
  await page.route(/\.(avif|webp|jpe?g)$/, (route) =>
    route.request().url() === small ? route.fallback() : undefined,
  );
  await tile(page, 3).click();
  await expectPhoto(page, 3);
  await expect(dialog(page).locator(`img[src="${small}"]`)).toBeVisible();
  await expect(picture(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the page does not move when a photo opens or closes, and the photo covers its scroll bar', async ({
  baseURL,
  launchOptions,
}) => {
  // By default, a headless browser has no scroll bars.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1024, height: 1024 } });
  await open(page, '/gallery/');
  // By CSS: below an open dialog the header has no role.
  const parts = [page.getByText(galleryPage.intro), page.locator('header nav')];
  const lefts = () =>
    Promise.all(parts.map((part) => part.evaluate((box) => box.getBoundingClientRect().left)));
  const before = await lefts();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  await openPhoto(page, 1);
  expect(await lefts()).toEqual(before);
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: 1024 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await lefts()).toEqual(before);
  await browser.close();
});
