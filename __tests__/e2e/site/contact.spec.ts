import type { Page } from '@playwright/test';
import { contactPage, PAGES, SERVICES, site } from '../support/fixture';
import { findings } from '../support/axe';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

const { form, toast, touch, hours } = contactPage;
const send = (page: Page) => page.getByRole('button', { name: form.send });
const sending = (page: Page) => page.getByRole('button', { name: form.sending });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const shownToast = (page: Page) => page.getByRole('status').filter({ hasText: toast.title });

async function fill(page: Page) {
  await field(page, form.name).fill('A visitor');
  await field(page, form.email).fill('visitor@school.example');
  await page.getByRole('combobox', { name: form.subject }).selectOption(SERVICES[2]);
  await field(page, form.message).fill('A few lines are enough to begin.');
}

for (const [path, use] of [
  ['/contact/', PHONE],
  ['/', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${path}`, () => {
    test.use(use);

    test('the form sends nothing, says so as specified and clears itself, all of it accessible', async ({
      page,
    }) => {
      await open(page, path);
      await fill(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        // Pages that links lead to may be fetched ahead of need.
        const ofPage = /^\/(page-data\/|static\/|[\w-]+\.js$)/.test(
          new URL(request.url()).pathname,
        );
        if (!ofPage || request.method() !== 'GET') requests.push(request.url());
      });
      await send(page).click();
      await expect(sending(page)).toBeDisabled();
      await expect(sending(page).locator('svg')).toBeVisible();
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      await expect(shownToast(page)).toContainText(toast.description);
      await expect(send(page)).toBeEnabled();
      await expect(send(page)).toBeFocused();
      for (const box of await page.getByRole('textbox').all()) await expect(box).toHaveValue('');
      await expect(page.getByRole('combobox')).toHaveValue('');
      expect(requests).toEqual([]);
      // The toast goes by itself, on a busy machine before both are done.
      if (path === '/contact/') expect(await findings(page)).toEqual([]);
      else await shownToast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(shownToast(page)).toHaveCount(0);
    });
  });
}

test('the browser asks for what is missing, and for a valid e-mail address', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact/');
  const options = page.getByRole('combobox', { name: form.subject }).locator('option');
  await expect(options).toHaveText([form.subjectPlaceholder, ...SERVICES, form.otherSubject]);
  await expect(options.first()).toBeDisabled();
  await expect(field(page, form.message)).toHaveAttribute('rows', '5');
  await send(page).click();
  await expect(field(page, form.name)).toBeFocused();
  await fill(page);
  const email = field(page, form.email);
  await email.fill('not an address');
  await send(page).click();
  await expect(email).toBeFocused();
  expect(await email.evaluate((box: HTMLInputElement) => box.validity.typeMismatch)).toBe(true);
  await page.clock.runFor(5000);
  await expect(shownToast(page)).toHaveCount(0);
});

test('leaving while sending is asked about, and toasts nowhere else', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact/');
  await fill(page);
  await send(page).click();
  await expect(sending(page)).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await main.getByRole('link', { name: PAGES.about.name }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES.about.heading);
  await page.clock.runFor(5000);
  await expect(shownToast(page)).toHaveCount(0);
});

test('the cards show e-mail, telephone and office hours; fields are too large for phones to zoom', async ({
  page,
}) => {
  await open(page, '/contact/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: touch.heading })).toBeVisible();
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    `tel:${site.phone.replaceAll(' ', '')}`,
  );
  await expect(main.getByRole('button', { name: touch.draft })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: hours.heading })).toBeVisible();
  for (const [index, { from, to, opens, closes }] of site.hours.week.entries()) {
    const row = main.getByRole('row').nth(index);
    await expect(row).toContainText(to ? `${from}–${to}` : from);
    await expect(row).toContainText(opens ? `${opens}–${closes}` : hours.closed);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const sizes = await page.locator('input, select, textarea').evaluateAll((fields) =>
    fields.map((box) => ({
      font: parseFloat(getComputedStyle(box).fontSize),
      height: box.getBoundingClientRect().height,
    })),
  );
  expect(sizes).toHaveLength(4);
  for (const { font, height } of sizes) {
    expect(font).toBeGreaterThanOrEqual(16);
    expect(height).toBeGreaterThanOrEqual(48);
  }
});

test.describe('in a far time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the hours of today are those of the office', async ({ page }) => {
    // In Halifax a Tuesday noon; the visitor has Wednesday, when the office is closed.
    await page.clock.setFixedTime(new Date('2031-12-30T16:00:00Z'));
    await open(page, '/contact/');
    await expect(page.getByText(hours.openNow.replace('{time}', '4:30 PM'))).toBeVisible();
    await expect(page.locator('[aria-current=date]')).toHaveCount(1);
    await expect(page.locator('[aria-current=date]')).toContainText('Monday–Tuesday');
    await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${site.brand}`);
    // New Year has come to the visitor, not to Halifax.
    await page.clock.setFixedTime(new Date('2031-12-31T16:00:00Z'));
    await open(page, '/contact/');
    const opens = hours.opensOn.replace('{day}', 'Thursday').replace('{time}', '10 AM');
    await expect(page.getByText(opens)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`© 2032 ${site.brand}`);
  });
});

test('Learn more leads to the form with its service chosen, which the picture beside it shows', async ({
  page,
}) => {
  await open(page, '/services/');
  const card = page.getByRole('article').nth(1);
  const shows = await card.getByRole('img').getAttribute('alt');
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('combobox', { name: form.subject })).toHaveValue(SERVICES[1]);
  const said = page.getByRole('status').filter({ hasText: SERVICES[1] });
  await expect(said).toHaveText(`${form.subject}: ${SERVICES[1]}`);
  const picture = page.locator('#contact').getByRole('img', { name: shows ?? '' });
  await expect(picture).toBeVisible();
});
