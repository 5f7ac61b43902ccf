import { home, PAGES, site } from '../support/fixture';
import { footer, linkTo, mainHeading, mainNavigation, scrollTop } from '../support/locators';
import { expectAt, open } from '../support/page';
import { expect, test } from '../support/test';

test('the scroll position from page to page', async ({ page }) => {
  const header = page.getByRole('banner');
  await open(page, '/');
  await footer(page).locator('a[href="#services"]').click();
  await expectAt(page, '#services');
  await page.evaluate(() => window.scrollBy({ top: 333, behavior: 'instant' }));
  const left = await scrollTop(page);

  await test.step('a new page begins at its top, under a transparent header', async () => {
    await linkTo(page, PAGES.gallery.path).click();
    await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
    expect(await scrollTop(page)).toBe(0);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).toHaveCSS('box-shadow', 'none');
  });

  await test.step('the header of a scrolled page is opaque', async () => {
    await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).not.toHaveCSS('box-shadow', 'none');
  });

  await test.step('Back restores it, also at an address with a hash', async () => {
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await expect.poll(() => scrollTop(page)).toBe(left);
  });

  await test.step('Forward restores it', async () => {
    await page.goForward();
    await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
    await expect.poll(() => scrollTop(page)).toBe(240);
    const current = mainNavigation(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', PAGES.gallery.path);
  });

  await test.step('the brand leads to the top of the home page', async () => {
    await header.getByRole('link', { name: site.brand }).click();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await expect(page).toHaveURL('/');
    expect(await scrollTop(page)).toBe(0);
  });
});

test('Back leads to the last section, even if nothing has scrolled since the page loaded', async ({
  page,
}) => {
  await open(page, '/#contact');
  await expectAt(page, '#contact');
  await linkTo(page, PAGES.gallery.path).click();
  await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(home.hero.headline);
  await expectAt(page, '#contact');
});
