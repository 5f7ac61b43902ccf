import { home, PAGES, site } from '../support/fixture';
import { footer, mainHeading, mainNavigation, scrollTop } from '../support/locators';
import { expectAt, hydrated, open } from '../support/site';
import { expect, test } from '../support/test';

test('the scroll position from page to page', async ({ page }) => {
  const header = page.getByRole('banner');
  await open(page, '/');
  await footer(page).locator('a[href="#services"]').click();
  await expectAt(page, '#services');
  await page.evaluate(() => window.scrollBy({ top: 333, behavior: 'instant' }));
  const left = await scrollTop(page);

  await test.step('a new page begins at its top, under a transparent header', async () => {
    await mainNavigation(page).getByRole('link', { name: PAGES.gallery.name }).click();
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
    await expect(current).toHaveText([PAGES.gallery.name]);
  });

  await test.step('the brand leads to the top of the home page', async () => {
    await header.getByRole('link', { name: site.brand }).click();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await expect(page).toHaveURL('/');
    expect(await scrollTop(page)).toBe(0);
  });
});

test('Back and the sections of a page', async ({ page }) => {
  const gallery = mainNavigation(page).getByRole('link', { name: PAGES.gallery.name });
  const goAndBack = async () => {
    await gallery.click();
    await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
  };

  await test.step('lead to the visitor’s last section, even if nothing has scrolled since the page loaded', async () => {
    await open(page, '/#contact');
    await expectAt(page, '#contact');
    await goAndBack();
    await expectAt(page, '#contact');
  });

  await test.step('a typed hash still leads to its section', async () => {
    await page.evaluate(() => window.scrollTo({ top: 333, behavior: 'instant' }));
    await page.evaluate(() => (window.location.hash = '#about'));
    await expectAt(page, '#about');
  });
});

test('links to the current address add no history entry', async ({ page }) => {
  await open(page, '/about/');
  await page.getByRole('banner').getByRole('link', { name: site.brand }).click();
  await expect(mainHeading(page)).toHaveText(home.hero.headline);
  const terms = footer(page).getByRole('link', { name: site.legalLinks[0].name });
  for (const how of ['click', 'press', 'click'] as const) {
    await (how === 'click' ? terms.click() : terms.press('Enter'));
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => window.location.href)).toMatch(/\/#$/);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(PAGES.about.path);
});

test('Back and Forward restore the position, also through another site', async ({ page }) => {
  const gallery = mainNavigation(page).getByRole('link', { name: PAGES.gallery.name });
  const at = async (path: string, top: number) => {
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect.poll(() => scrollTop(page)).toBe(top);
    // The position is saved in the next frame.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await scrollTop(page)).toBe(top);
  };
  const scroll = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await open(page, '/');
  await scroll(1500);
  await gallery.click();
  await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  await scroll(800);
  await at('/gallery/', 800);
  // Chromium stores the position of a history entry a second later.
  await page.waitForTimeout(2000);
  await page.goto('about:blank');
  await page.goBack();
  await at('/gallery/', 800);
  await page.goBack();
  await at('/', 1500);
  await page.goForward();
  await at('/gallery/', 800);
  await page.goBack();
  await at('/', 1500);
});
