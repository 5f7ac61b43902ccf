import type { Locator, Page } from '@playwright/test';
import { PAGES as PATHS } from '../../../src/content/pagePaths';
import { ENGLISH } from '../../fixtureSite/arabic';
import { accessibilityProblems } from '../support/axe';
import { scroller } from '../support/carousel';
import { labels, site } from '../support/fixture';
import { dialog, footer, menuButton, picture, tiles, viewerButton } from '../support/locators';
import { misplaced } from '../support/misplaced';
import { hold, open } from '../support/page';
import { expect, test } from '../support/test';

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;

test('the next thing is to the left: arrows and arrow keys', async ({ page }) => {
  await open(page, '/gallery/');
  const titles = await tiles(page).locator('[id$="-title"]').allTextContents();
  await tiles(page).first().getByRole('link').click();
  await expect(picture(page)).toBeInViewport({ ratio: 0.99 });
  const [previous, next] = [labels.photo.previous, labels.photo.next].map((name) =>
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

test('scripts take the row of services over where the browser has scrolled it, to the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, /\/app-.*\.js$/);
  await page.goto('/#services');
  const cards = page.locator('#services').getByRole('article');
  const left = await leftOf(cards.first());
  const isSecondThere = async () => Math.abs((await leftOf(cards.nth(1))) - left) < 1;
  await cards.nth(1).getByRole('link').focus();
  await expect.poll(isSecondThere).toBe(true);
  release();
  await expect(scroller(page)).toHaveAttribute('data-driven', 'true');
  expect(await isSecondThere()).toBe(true);
});

test('days are to the right of their hours, and numbers run from the left', async ({ page }) => {
  await open(page, '/contact/');
  const row = page.getByRole('row').first();
  const [day, times] = [row.getByRole('rowheader'), row.getByRole('cell')];
  expect(await leftOf(times)).toBeLessThan(await leftOf(day));
  for (const number of await page.getByText(site.phone, { exact: true }).all()) {
    await expect(number).toHaveCSS('direction', 'ltr');
  }
});

test('a page names the same page in another language, and only pages of both sites do', async ({
  page,
}) => {
  await open(page, '/about/');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  await expect(alternates).toHaveCount(3);
  const main = page.locator('link[hreflang=x-default]');
  await expect(main).toHaveAttribute('href', `${ENGLISH}/about/`);
  const english = page.getByRole('link', { name: 'English' });
  // In header and footer.
  await expect(english).toHaveCount(2);
  for (const link of await english.all()) {
    await expect(link).toHaveAttribute('href', `${ENGLISH}/about/`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page).click();
  await expect(dialog(page).getByRole('link', { name: 'English' })).toBeVisible();
  await open(page, '/الخصوصية/');
  await expect(alternates).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    `${ENGLISH}/`,
  );
});

/** Puts letters of the site’s fonts in the place of Arabic ones, which they lack and each machine shows in its own. */
const useOwnFonts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\p{Script=Arabic}/gu, 'n');
    }
  });

for (const path of PATHS) {
  test(`no text of ${path} is misplaced`, async ({ page }) => {
    await open(page, path);
    await useOwnFonts(page);
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => misplaced(page), `${width} px`).toEqual([]);
    }
  });
}
