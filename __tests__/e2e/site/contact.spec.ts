import type { Page } from '@playwright/test';
import { contactPage, PAGES, SERVICES, site } from '../support/fixture';
import { accessibilityProblems } from '../support/axe';
import { mainNavigation, mainHeading } from '../support/locators';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

const { form, toast, hours } = contactPage;
const send = (page: Page) => page.getByRole('button', { name: form.send });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const shownToast = (page: Page) => page.getByRole('status').filter({ hasText: toast.title });

async function fill(page: Page) {
  await field(page, form.name).fill('A visitor');
  await field(page, form.email).fill('visitor@school.example');
  await page.getByRole('combobox', { name: form.subject }).selectOption(SERVICES[2]);
  await field(page, form.message).fill('A few lines are enough to begin.');
}

/** What has the focus and lies under the toast, as markup; nothing where the toast covers none. */
function covered(page: Page): Promise<string> {
  return shownToast(page).evaluate((region) => {
    const focused = document.activeElement ?? document.body;
    const over = region.firstElementChild?.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const apart = !over || over.bottom <= under.top || over.top >= under.bottom;
    return apart || region.contains(focused) ? '' : focused.outerHTML;
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the form sends nothing, and says so with the focus kept, all of it accessible; fields are too large for phones to zoom', async ({
    page,
  }) => {
    await open(page, PAGES.contact.path);
    const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
      fields.map((box) => ({
        font: parseFloat(getComputedStyle(box).fontSize) < 16,
        height: box.getBoundingClientRect().height < 48,
      })),
    );
    expect(small).toEqual(Array(4).fill({ font: false, height: false }));

    await fill(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pages that links lead to may be fetched ahead of need.
      const ofPage = /^\/(page-data\/|static\/|[\w-]+\.js$)/.test(new URL(request.url()).pathname);
      if (!ofPage || request.method() !== 'GET') requests.push(request.url());
    });
    await send(page).click();
    await expect(page.getByRole('status').filter({ hasText: form.sending })).toBeAttached();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await expect(shownToast(page)).toContainText(toast.description);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(send(page)).toBeFocused();
    await expect(field(page, form.name)).toHaveValue('');
    expect(requests).toEqual([]);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('what is missing is asked for, marked without colours too, its label in view; the toast covers no focus', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, PAGES.contact.path);
    await page.emulateMedia({ forcedColors: 'active' });
    const name = field(page, form.name);
    const border = () => name.evaluate((box) => getComputedStyle(box).border);
    const before = await border();
    await send(page).click();
    await expect(name).toBeFocused();
    await expect.poll(border).not.toBe(before);
    const edges = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const label = await page.getByText(form.name, { exact: true }).boundingBox();
      return header && label && label.y >= header.y + header.height;
    };
    await expect.poll(edges, 'the label is below the header').toBe(true);

    await fill(page);
    const email = field(page, form.email);
    await email.fill('not an address');
    await send(page).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveJSProperty('validity.typeMismatch', true);
    await page.clock.runFor(5000);
    await expect(shownToast(page)).toHaveCount(0);

    await fill(page);
    await send(page).click();
    await page.clock.runFor(2000);
    await expect(shownToast(page).getByText(toast.title)).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      expect(await covered(page)).toBe('');
      await page.keyboard.press('Tab');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const note = shownToast(page).locator('xpath=*');
    await send(page).focus();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(async () => {
      const box = await note.boundingBox();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(footer?.y ?? 0);
    }, 'the toast is above the footer').toPass();
  });
});

test('leaving while sending is asked about, and toasts nowhere else', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGES.about.path);
  await mainNavigation(page).getByRole('link', { name: PAGES.contact.name }).click();
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: form.sending })).toBeDisabled();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.evaluate(() => window.history.back());
  expect(await asked).toBe(form.leave);
  await expect(page).toHaveURL(PAGES.contact.path);
  page.once('dialog', (dialog) => dialog.accept());
  await mainNavigation(page).getByRole('link', { name: PAGES.about.name }).click();
  await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
  await page.clock.runFor(5000);
  await expect(shownToast(page)).toHaveCount(0);
});

test.describe('in a far time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the hours of today are those of the office, the year is that of the visitor', async ({
    page,
  }) => {
    // New Year has come to the visitor. In Halifax it is Wednesday noon, when the office is closed.
    await page.clock.setFixedTime(new Date('2031-12-31T16:00:00Z'));
    await open(page, PAGES.contact.path);
    const opens = hours.opensOn.replace('{day}', 'Thursday').replace('{time}', '10 AM');
    await expect(page.getByText(opens)).toBeVisible();
    await expect(page.locator('[aria-current=date]')).toHaveText(/^Wednesday/);
    await expect(page.getByRole('contentinfo')).toContainText(`© 2032 ${site.brand}`);
  });
});
