import { PAGES, site } from '../support/fixture';
import { dialog, mainHeading, menuButton } from '../support/locators';
import { hydrated, lose, open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test.use({
  ...PHONE,
  allowed:
    /Failed to load resource|failed request|ChunkLoadError|Loading chunk|not found. Not rendering React|a stranger failed/,
});
const { path } = PAGES.about;

test('files that never arrive', async ({ page }) => {
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  for (const lost of [
    /\.css$/,
    /webpack-runtime/,
    /\/framework-/,
    /\/app-/,
    /\/component---/,
    `**/page-data${path}page-data.json`,
  ]) {
    await test.step(`without ${String(lost)} the header shows its links`, async () => {
      await page.route(lost, (route) => route.abort());
      await page.goto(path);
      await expect(links.last()).toBeVisible();
      await page.unrouteAll();
    });
  }

  await test.step('these links work', async () => {
    await links.getByText(PAGES.contact.name).click();
    await expect(page).toHaveURL(PAGES.contact.path);
  });

  await test.step('without the script of the menu its button shows the links', async () => {
    await lose(page, 'closeMenu');
    await open(page, '/');
    await menuButton(page).tap();
    await expect(links.filter({ visible: true })).toHaveText(
      site.navigation.map(({ name }) => name),
    );
    await links.nth(1).tap();
    await expect(page).toHaveURL('/about/');
  });
});

test('files that do not arrive the first time are fetched again', async ({ page }) => {
  const lost = new Set<string>();
  await page.route(/\.(js|json|css)$/, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort();
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('banner').getByRole('button').click();
  await expect(dialog(page), 'styled').toHaveCSS('position', 'absolute');
  await dialog(page).getByRole('link', { name: PAGES.contact.name }).click();
  await expect(mainHeading(page)).toHaveText(PAGES.contact.heading);
  await expect(page).toHaveURL(PAGES.contact.path);
});

test("a stranger's script that fails before hydration changes nothing for good", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      void Promise.reject(new Error('a stranger failed'));
    });
  });
  await open(page, '/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links.filter({ visible: true })).toHaveCount(0);
  await menuButton(page).tap();
  await expect(dialog(page)).toBeVisible();
});
