import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { contactPage, PAGES, site } from '../support/fixture';
import { mainHeading, mainNavigation, menuButton } from '../support/locators';
import { hold, hydrated, open, PHONE, soon } from '../support/page';
import { expect, test } from '../support/test';

test.use(PHONE);

const linksOf = (page: Page) => mainNavigation(page).getByRole('link').filter({ visible: true });

test('a page whose scripts hang works as without scripts until they arrive', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, /\/app-.*\.js$/);
  await page.goto(PAGES.contact.path);
  await soon(page, async () => {
    const send = page.getByRole('button', { name: contactPage.form.withoutScript });
    await expect(linksOf(page)).toHaveCount(site.navigation.length, { timeout: 1000 });
    await expect(send).toBeDisabled();
    await expect(menuButton(page)).toBeHidden();
  });
  release();
  await hydrated(page);
  await expect(linksOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: contactPage.form.send })).toBeEnabled();
  await expect(menuButton(page)).toBeVisible();
});

test('cards that are shown while scripts hang stay when they arrive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const release = await hold(page, /\/app-.*\.js$/);
  await page.goto(PAGES.services.path);
  const last = page.getByRole('main').locator('[data-state]').last();
  await soon(page, () => expect(last).toHaveCSS('opacity', '1', { timeout: 1000 }));
  release();
  await hydrated(page);
  await expect(last).toHaveCSS('opacity', '1');
});

test('a page comes alive although a picture never arrives', async ({ page }) => {
  await page.route(/\.(avif|jpg)$/, () => undefined);

  await test.step('after a while', async () => {
    await page.goto(PAGES.gallery.path, { waitUntil: 'commit' });
    await hydrated(page);
  });

  await test.step('at once when the wheel is turned', async () => {
    await page.clock.install();
    await page.goto(PAGES.gallery.path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
    await expect(page.locator('script[src*="/app-"]')).toBeAttached();
  });
});

test('a page saved from the browser can be read from disk', async ({ page, site, allowing }) => {
  await open(page, PAGES.about.path);
  // Browsers save the page as it is now, and make its files' addresses those of the saved ones.
  const folder = pathToFileURL(resolve(site)).href;
  const html = (await page.content()).replace(/(?<=(?:src|href)=")(?=\/)/g, folder);
  const file = test.info().outputPath('saved.html');
  await writeFile(file, html);
  await allowing(/./, async () => {
    await page.goto(pathToFileURL(file).href);
    await page.waitForLoadState('networkidle');
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
    expect(page.url()).toBe(pathToFileURL(file).href);
  });
});
