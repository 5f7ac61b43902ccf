import type { Locator, Page } from '@playwright/test';
import { contactPage, PAGES, site } from '../support/fixture';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const { form, toast } = contactPage;
const send = (page: Page) => page.getByRole('button', { name: form.send });
const name = (page: Page) => page.getByRole('textbox', { name: form.name });

async function fill(page: Page) {
  await name(page).fill('A visitor');
  await page.getByRole('textbox', { name: form.email }).fill('visitor@school.example');
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: form.message }).fill('Some lines.');
}

test.use({ viewport: { width: 390, height: 600 } });

test('missing answers are marked without colours too, with their labels in view', async ({
  page,
}) => {
  await open(page, PAGES.contact.path);
  await expect(page.getByText(form.required)).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const border = (field: Locator) => field.evaluate((element) => getComputedStyle(element).border);
  const before = await border(name(page));
  await send(page).click();
  await expect(name(page)).toBeFocused();
  expect(await border(name(page))).not.toBe(before);
  const header = await page.getByRole('banner').boundingBox();
  const label = await page.getByText(form.name, { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header ? header.y + header.height : Infinity);
});

test('sending is announced, leaving meanwhile is asked about, and the toast covers no focus', async ({
  page,
}) => {
  await open(page, PAGES.about.path);
  await page.getByRole('button', { name: site.labels.menu, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: PAGES.contact.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES.contact.heading);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: form.sending })).toBeAttached();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    const words = dialog.message();
    await dialog.dismiss();
    return words;
  });
  await page.evaluate(() => window.history.back());
  expect(await asked).toBe(form.leave);
  await expect(page).toHaveURL(PAGES.contact.path);

  const note = page.getByRole('status').filter({ hasText: toast.title });
  await expect(note.getByText(toast.title)).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    const covered = await note.evaluate((region) => {
      const focused = document.activeElement ?? document.body;
      const over = region.firstElementChild?.getBoundingClientRect();
      const under = focused.getBoundingClientRect();
      const apart = !over || over.bottom <= under.top || over.top >= under.bottom;
      return apart || region.contains(focused) ? '' : focused.outerHTML;
    });
    expect(covered).toBe('');
    await page.keyboard.press('Tab');
  }
});
