import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contactPage, PAGES } from '../support/fixture';
import { mainHeading } from '../support/locators';
import { hold, hydrated, open, PHONE, soon } from '../support/page';
import { expect, test } from '../support/test';

test.use(PHONE);

test('the button of a form whose scripts hang says so until they arrive', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, /\/app-.*\.js$/);
  await page.goto(PAGES.contact.path);
  const { send, withoutScript } = contactPage.form;
  await soon(page, () =>
    expect(page.getByRole('button', { name: withoutScript })).toBeDisabled({ timeout: 1000 }),
  );
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: send, exact: true })).toBeEnabled();
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
