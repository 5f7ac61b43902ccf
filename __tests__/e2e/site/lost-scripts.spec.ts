import type { Page } from '@playwright/test';
import { contactPage, PAGES, site } from '../support/fixture';
import { dialog, mainHeading, menuButton } from '../support/locators';
import { hold, hydrated, lose, open, PHONE, soon } from '../support/site';
import { expect, test } from '../support/test';

test.use({
  ...PHONE,
  allowed:
    /Failed to load resource|failed request|ChunkLoadError|Loading chunk|not found. Not rendering React/,
});
const { path } = PAGES.about;

const linksOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link').filter({ visible: true });

for (const lost of [
  /\.css$/,
  /\/framework-/,
  /\/app-/,
  // The page's own scripts: all others have a word for a name.
  /\/\d+-\w+\.js$/,
  /page-data\/contact\/page-data\.json/,
]) {
  test(`a page whose file ${String(lost)} fails or hangs works as without scripts`, async ({
    page,
  }) => {
    await page.clock.install();
    const send = page.getByRole('button', { name: contactPage.form.withoutScript });
    const isWithoutScripts = async () => {
      await expect(linksOf(page)).toHaveCount(site.navigation.length, { timeout: 1000 });
      await expect(send).toBeDisabled();
      await expect(menuButton(page)).toBeHidden();
    };

    await test.step('fails', async () => {
      await page.route(lost, (route) => route.abort());
      await page.goto(PAGES.contact.path);
      await soon(page, isWithoutScripts);
      await page.unrouteAll();
    });

    await test.step('hangs, but arrives later', async () => {
      const release = await hold(page, lost);
      await page.goto(PAGES.contact.path);
      await soon(page, isWithoutScripts);
      release();
      await hydrated(page);
      await expect(linksOf(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: contactPage.form.send })).toBeEnabled();
      await menuButton(page).tap();
      await expect(dialog(page), 'styled').toHaveCSS('position', 'absolute');
    });
  });
}

for (const how of ['fails', 'hangs']) {
  test(`if the script of the menu ${how}, its button shows the links, and later the menu`, async ({
    page,
  }) => {
    await page.clock.install();
    if (how === 'fails') await lose(page, 'closeMenu');
    const release = how === 'hangs' && (await hold(page, (text) => text.includes('closeMenu')));
    await open(page, '/');
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-busy', 'true');
    await soon(page, () =>
      expect(linksOf(page)).toHaveText(
        site.navigation.map(({ name }) => name),
        { timeout: 1000 },
      ),
    );
    await expect(menuButton(page)).toHaveAttribute('aria-busy', 'false');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (release) {
      release();
      await page.waitForLoadState('networkidle');
      await expect(dialog(page), 'a late script changes nothing').toHaveCount(0);
    }
    await expect(linksOf(page)).toHaveCount(site.navigation.length);
    await menuButton(page).tap();
    await menuButton(page).tap();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('link', { name: PAGES.about.name }).tap();
    await expect(page).toHaveURL(PAGES.about.path);
  });
}

test('files that fail to load are requested again', async ({ page }) => {
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
