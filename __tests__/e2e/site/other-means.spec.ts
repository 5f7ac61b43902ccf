import type { Locator } from '@playwright/test';
import { galleryPage, PAGES, ROUTES, site } from '../support/fixture';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test('a browser that cannot tell what is in view shows all pages, and more photos on their own', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  for (const { path, heading } of ROUTES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto(PAGES.services.path);
  await expect(page.getByRole('article').last()).toBeVisible();
  await page.goto(PAGES.gallery.path);
  await page.getByRole('link', { name: galleryPage.paging.more }).click();
  await expect(page).toHaveURL('/gallery/2/');
});

test.describe('in forced colours', () => {
  test.use({ ...PHONE, contextOptions: { forcedColors: 'active' } });

  test('the current page is marked, in header and menu', async ({ page }) => {
    // Backgrounds go there; what an element draws beside its words as a border stays.
    const mark = (link: Locator) =>
      link.evaluate((element) =>
        ['::before', '::after']
          .map((pseudo) => getComputedStyle(element, pseudo))
          .filter(({ content, opacity }) => content !== 'none' && opacity !== '0')
          .some(({ borderBottomWidth }) => parseFloat(borderBottomWidth) > 0),
      );
    await open(page, PAGES.about.path);
    await page.getByRole('button', { name: site.labels.menu, exact: true }).tap();
    const inMenu = page.getByRole('dialog').locator('[aria-current=page]');
    await expect(inMenu).toHaveText(PAGES.about.name);
    expect(await mark(inMenu)).toBe(true);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const inHeader = page.getByRole('banner').locator('[aria-current=page]');
    await expect(inHeader).toHaveText(PAGES.about.name);
    expect(await mark(inHeader)).toBe(true);
  });
});
