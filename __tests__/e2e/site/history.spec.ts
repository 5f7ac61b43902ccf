import type { Page } from '@playwright/test';
import { galleryPage, labels, PAGES } from '../support/fixture';
import { dialog, linkTo, mainHeading } from '../support/locators';
import { hold, hydrated, open, stopClock } from '../support/page';
import { expectPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

test.use({ allowed: /request to another site: http:\/\/search\.test/ });

const goTo = (page: Page, { path }: { path: string }) => linkTo(page, path).click();
const backToHome = (page: Page) => page.getByRole('link', { name: galleryPage.back }).click();

for (const api of ['with', 'without']) {
  test(`the link Back to Home in the gallery, in a browser ${api} the Navigation API`, async ({
    context,
    page,
    baseURL,
  }) => {
    const hide = () => Object.defineProperty(window, 'navigation', { value: undefined });
    if (api === 'without') await context.addInitScript(hide);
    await test.step('leads home for a visitor who came from another site', async () => {
      const search = 'http://search.test/';
      const found = `<a href="${baseURL ?? ''}/gallery/">found</a>`;
      await page.route(search, (route) => route.fulfill({ contentType: 'text/html', body: found }));
      await page.goto(search);
      await page.getByRole('link').click();
      await hydrated(page);
      await backToHome(page);
      await expect(page).toHaveURL('/');
    });

    await test.step('leads home in a new tab, also after a link to itself, Back and a reload', async () => {
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => window.open('/gallery/'));
      const tab = await opened;
      await hydrated(tab);
      await goTo(tab, PAGES.gallery);
      await goTo(tab, PAGES.about);
      await expect(tab).toHaveURL(PAGES.about.path);
      await tab.goBack();
      await expect(tab).toHaveURL(PAGES.gallery.path);
      await tab.reload();
      await hydrated(tab);
      await backToHome(tab);
      await expect(tab).toHaveURL('/');
      await tab.close();
    });

    await test.step('goes back to the previous page, also after a photo and a reload', async () => {
      await goTo(page, PAGES.about);
      // A page that the visitor leaves before it has loaded gets no history entry.
      await expect(page).toHaveURL(PAGES.about.path);
      await goTo(page, PAGES.gallery);
      await tile(page, 1).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      // The dialog closes before the browser has gone back; a reload would interrupt that.
      await expect(page).toHaveURL(PAGES.gallery.path);
      await page.reload();
      await hydrated(page);
      await backToHome(page);
      await expect(page).toHaveURL(PAGES.about.path);
    });

    await test.step('leads home after a step within the page', async () => {
      await goTo(page, PAGES.gallery);
      await expect(page).toHaveURL(PAGES.gallery.path);
      await page.locator('a[href="#main"]').press('Enter');
      await expect(page).toHaveURL(`${PAGES.gallery.path}#main`);
      await backToHome(page);
      await expect(page).toHaveURL('/');
    });
  });
}

test('a page that is slow to load', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, /page-data\/about\//);

  await test.step('is announced', async () => {
    await goTo(page, PAGES.about);
    await expect(page.locator('[aria-live]', { hasText: labels.page.loading })).toBeVisible();
  });

  await test.step('does not replace a page that the visitor chose later', async () => {
    await goTo(page, PAGES.contact);
    await expect(page).toHaveURL(PAGES.contact.path);
    await page.getByRole('textbox').first().fill('Ada');
    const arrived = page.waitForResponse(/page-data\/about\//);
    release();
    await arrived;
    await goTo(page, PAGES.services);
    await expect(page).toHaveURL(PAGES.services.path);
    await page.goBack();
    await expect(page).toHaveURL(PAGES.contact.path);
  });

  await test.step('opens immediately once it has loaded', async () => {
    await goTo(page, PAGES.about);
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
    await expect(page.getByText(labels.page.loading)).toHaveCount(0);
  });
});

const entries = (page: Page) => page.evaluate(() => window.history.length);

test('the tile clicked last opens when the viewer has loaded, with one history entry', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, (text) => text.includes('pswp'));
  await open(page, '/gallery/');
  await stopClock(page);
  const before = await entries(page);
  await tile(page, 2).click();
  await page.clock.fastForward(60_000);
  for (const time of ['first', 'second']) {
    await tile(page, 1).click();
    await expect(tile(page, 1), time).toHaveAttribute('aria-busy', 'true');
  }
  await page.clock.resume();
  release();
  await expectPhoto(page, 1);
  expect(await entries(page)).toBe(before + 1);
});
