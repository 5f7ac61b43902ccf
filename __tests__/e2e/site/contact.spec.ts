import { SIMULATED_SEND_DELAY } from '../../../src/ui/constants';
import { accessibilityProblems } from '../support/axe';
import {
  field,
  fillContactForm,
  focusUnderToast,
  sendButton,
  shownToast,
} from '../support/contactForm';
import { contactPage, PAGES, site } from '../support/fixture';
import { footer } from '../support/locators';
import { open, PHONE, stopClock } from '../support/page';
import { expect, test } from '../support/test';

const { form, toast } = contactPage;

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a message is confirmed without a network, and a doll stands above the footer until the page is left', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await open(page, PAGES.contact.path);
    await test.step('phones do not zoom into its text', async () => {
      const sizes = await page
        .locator('input, select, textarea')
        .evaluateAll((fields) => fields.map((box) => parseFloat(getComputedStyle(box).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    });
    const empty = footer(page).getByRole('link', { name: site.labels.place ?? '' });
    const taken = footer(page).getByRole('link', { name: site.labels.placed ?? '' });
    await expect(empty).toHaveAttribute('href', '/#contact');

    const top = () => sendButton(page).evaluate(({ offsetTop }: HTMLElement) => offsetTop);
    await page.evaluate(() => document.fonts.ready);
    const before = await top();
    await fillContactForm(page);
    await context.setOffline(true);
    await stopClock(page);
    await sendButton(page).click();
    const looks = await page
      .locator('form :is(input, select, textarea)')
      .evaluateAll((fields) => fields.map((each) => getComputedStyle(each).opacity));
    expect(looks, 'all look disabled').toEqual(['0.7', '0.7', '0.7', '0.7']);
    await page.clock.runFor(SIMULATED_SEND_DELAY - 1);
    await expect(field(page, form.message)).not.toHaveValue('');
    await expect(shownToast(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(shownToast(page)).toContainText(toast.description);
    expect(await top(), 'no field moves').toBe(before);
    await expect(field(page, form.message)).toHaveValue('');

    await taken.scrollIntoViewIfNeeded();
    await expect(taken.locator('svg'), 'the icon of its service').toBeVisible();
    await page.clock.resume();
    expect(await accessibilityProblems(page)).toEqual([]);
    await context.setOffline(false);
    await page.reload();
    await expect(empty).toBeVisible();
    await expect(taken).toHaveCount(0);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('invalid fields and the toast', async ({ page }) => {
    await page.clock.install();
    await open(page, PAGES.contact.path);
    const name = field(page, form.name);

    await test.step('an empty field is focused and marked, also in forced colours, with its label in view', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const border = () => name.evaluate((box) => getComputedStyle(box).border);
      const before = await border();
      await sendButton(page).click();
      await expect(name).toBeFocused();
      await expect.poll(border).not.toBe(before);
      const labelInView = async () => {
        const header = await page.getByRole('banner').boundingBox();
        const label = await page.getByText(form.name, { exact: true }).boundingBox();
        return header && label && label.y >= header.y + header.height;
      };
      await expect.poll(labelInView, 'the label is below the header').toBe(true);
    });

    await test.step('the toast never hides the focused element, even at 400 % zoom', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await fillContactForm(page);
      await stopClock(page);
      await sendButton(page).press('Enter');
      await page.clock.runFor(SIMULATED_SEND_DELAY);
      await expect(shownToast(page).getByText(toast.title)).toBeVisible();
      await expect(sendButton(page)).toBeFocused();
      await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      for (let stop = 0; stop < 12; stop += 1) {
        await expect.poll(() => focusUnderToast(page)).toBe('');
        await page.keyboard.press('Tab');
      }
    });

    await test.step('the toast stays while the pointer is on it', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await shownToast(page).getByText(toast.title).hover();
      await page.clock.runFor(10_000);
      await expect(shownToast(page).getByText(toast.title)).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(7000);
      await expect(shownToast(page)).toHaveCount(0);
    });
  });
});
