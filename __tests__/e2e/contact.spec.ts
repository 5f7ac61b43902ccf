import type { Page } from '@playwright/test';
import { SERVICE_TITLES } from '../support/serviceTitles';
import { expect, test } from './support/test';
import { open, ROUTES } from './support/site';

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function fill(page: Page) {
  await page.getByRole('textbox', { name: 'Your name' }).fill('A visitor');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('visitor@school.example');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Life Coaching');
  await message(page).fill('A few lines are enough to begin.');
}

for (const path of ['/contact/', '/']) {
  test(`the form on ${path} sends nothing, says so as specified and clears itself`, async ({
    page,
  }) => {
    await open(page, path);
    await fill(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pages that links lead to may be fetched ahead of need.
      const ofPage = /^\/(page-data\/|static\/|[\w-]+\.js$)/.test(new URL(request.url()).pathname);
      if (!ofPage || request.method() !== 'GET') requests.push(request.url());
    });
    await send(page).click();
    const sending = page.getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeDisabled();
    await expect(sending.locator('svg')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    const toast = page.getByRole('status').filter({ hasText: 'Message Sent!' });
    await expect(toast).toContainText("We'll get back to you as soon as possible.");
    await expect(send(page)).toBeEnabled();
    await expect(send(page)).toBeFocused();
    for (const field of await page.getByRole('textbox').all()) await expect(field).toHaveValue('');
    await expect(page.getByRole('combobox')).toHaveValue('');
    expect(requests).toEqual([]);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Message Sent!')).toHaveCount(0);
  });
}

test('the browser asks for what is missing, and for a valid e-mail address', async ({ page }) => {
  await open(page, '/contact/');
  await send(page).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await fill(page);
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await email.fill('not an address');
  await send(page).click();
  await expect(email).toBeFocused();
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
  await page.waitForTimeout(1700);
  await expect(page.getByText('Message Sent!')).toHaveCount(0);
});

test('the subject list offers the eight services and Other after a disabled placeholder', async ({
  page,
}) => {
  await open(page, '/contact/');
  const options = page.getByRole('combobox', { name: 'Subject' }).locator('option');
  await expect(options).toHaveText(['Select a subject', ...SERVICE_TITLES, 'Other']);
  await expect(options.first()).toBeDisabled();
  await expect(message(page)).toHaveAttribute('rows', '5');
});

test('leaving while sending is asked about, and toasts nowhere else', async ({ page }) => {
  await open(page, '/contact/');
  await fill(page);
  await send(page).click();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[2].heading);
  await page.waitForTimeout(1800);
  await expect(page.getByText('Message Sent!')).toHaveCount(0);
});

test('the cards show e-mail, phone and office hours', async ({ page }) => {
  await open(page, '/contact/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Get in touch' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@elevara.example' })).toHaveAttribute(
    'href',
    'mailto:hello@elevara.example',
  );
  await expect(main.getByRole('link', { name: '+44 20 7946 0123' })).toHaveAttribute(
    'href',
    'tel:+442079460123',
  );
  await expect(main.getByRole('heading', { name: 'Office Hours' })).toBeVisible();
  const rows = main.getByRole('row');
  await expect(rows.nth(0)).toContainText('Monday–Friday');
  await expect(rows.nth(0)).toContainText('9:00 AM–5:00 PM');
  await expect(rows.nth(1)).toContainText('10:00 AM–2:00 PM');
  await expect(rows.nth(2)).toContainText('Closed');
});

test('fields are large enough that phones do not zoom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact/');
  const sizes = await page.locator('input, select, textarea').evaluateAll((fields) =>
    fields.map((field) => ({
      font: parseFloat(getComputedStyle(field).fontSize),
      height: field.getBoundingClientRect().height,
    })),
  );
  expect(sizes).toHaveLength(4);
  for (const { font, height } of sizes) {
    expect(font).toBeGreaterThanOrEqual(16);
    expect(height).toBeGreaterThanOrEqual(48);
  }
});
