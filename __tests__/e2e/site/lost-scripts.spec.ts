import { contactPage, PAGES } from '../support/fixture';
import { hold, hydrated, PHONE, soon } from '../support/page';
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
