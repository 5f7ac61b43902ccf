import type { Page, Route } from '@playwright/test';
import { galleryPage, PAGES, site } from '../support/fixture';
import { hydrated, open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const goTo = (page: Page, { name }: { name: string }) =>
  main(page).getByRole('link', { name, exact: true }).click();
const backToHome = (page: Page) => page.getByRole('link', { name: galleryPage.back }).click();

/** Holds what matches until the test lets it go on. */
async function hold(page: Page, what: RegExp | ((text: string) => boolean)) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const matches = async (route: Route) =>
    what instanceof RegExp || what(await (await route.fetch()).text());
  await page.route(what instanceof RegExp ? what : /\.js$/, async (route) => {
    if (await matches(route)) await gate;
    await route.fallback();
  });
  return release;
}

test('Back to Home goes one step back in the site, and never out of it', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  await page.goto('about:blank');
  await open(page, '/gallery/');
  await backToHome(page);
  await expect(page).toHaveURL('/');

  const search = 'http://search.test/';
  allowConsole(new RegExp(`request to another site: ${search}`));
  const found = `<a href="${baseURL ?? ''}/gallery/">found</a>`;
  await page.route(search, (route) => route.fulfill({ contentType: 'text/html', body: found }));
  await page.goto(search);
  await page.getByRole('link').click();
  await hydrated(page);
  await backToHome(page);
  await expect(page).toHaveURL('/');

  await goTo(page, PAGES.about);
  // A page chosen before it has come would not become a step of history.
  await expect(page).toHaveURL(PAGES.about.path);
  await goTo(page, PAGES.gallery);
  await page.locator('[data-photo] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  // The photo leaves the page before its entry leaves the history, and a reload would stop that.
  await expect(page).toHaveURL(PAGES.gallery.path);
  await page.reload();
  await hydrated(page);
  await backToHome(page);
  await expect(page).toHaveURL(PAGES.about.path);

  await page.goForward();
  await expect(page).toHaveURL(PAGES.gallery.path);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    main(page)
      .getByRole('link', { name: PAGES.gallery.name })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await hydrated(tab);
  await backToHome(tab);
  await expect(tab).toHaveURL('/');
});

test('the page chosen last wins, and one that is late says so', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, /page-data\/about\//);
  await goTo(page, PAGES.about);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toHaveCount(1);
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
  await goTo(page, PAGES.about);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES.about.heading);
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('a photo tapped again while it opens adds one entry, which one press closes', async ({
  page,
}) => {
  const release = await hold(page, (text) => text.includes('Previous photo'));
  await open(page, '/gallery/');
  const tile = page.locator('[data-photo] a').first();
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-busy', 'true');
  await tile.click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await entries()).toBe(before + 1);
  await page.getByRole('button', { name: 'Close photo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/gallery/');
});

test.describe('on a phone', () => {
  test.use(PHONE);
  const button = (page: Page) => page.getByRole('button', { name: site.labels.menu, exact: true });

  test('the menu opens once, however often and early it is tapped, and not again by Forward', async ({
    page,
  }) => {
    const releaseApp = await hold(page, /\/app-.*\.js$/);
    const releaseSheet = await hold(page, (text) => text.includes('Close menu'));
    await page.goto('/', { waitUntil: 'commit' });
    await button(page).tap();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await button(page).tap();
    releaseApp();
    await hydrated(page);
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await button(page).tap();
    releaseSheet();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: PAGES.about.name }).tap();
    await expect(page).toHaveURL(PAGES.about.path);
    await button(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL(PAGES.about.path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
