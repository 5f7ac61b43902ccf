import { contactPage, PAGES } from '../support/fixture';
import { field, fillContactForm, focusUnderToast, send, shownToast } from '../support/contactForm';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const { form, toast } = contactPage;

test('what is typed while a message is being sent stays', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGES.contact.path);
  await fillContactForm(page);
  await send(page).click();
  const message = field(page, form.message);
  const before = await message.inputValue();
  await message.press('End');
  await message.pressSequentially(' And one more thing.');
  await page.clock.runFor(2000);
  await expect(shownToast(page)).toContainText(toast.title);
  await expect(message).toHaveValue(`${before} And one more thing.`);
  await expect(field(page, form.name)).toHaveValue('');
});

test('in a window of 320 × 256 the toast covers no focused button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, PAGES.contact.path);
  await fillContactForm(page);
  await send(page).press('Enter');
  await expect(shownToast(page).getByText(toast.title)).toBeVisible();
  await expect(send(page)).toBeFocused();
  await expect.poll(() => focusUnderToast(page)).toBe('');
  await expect(send(page)).toBeInViewport({ ratio: 1 });
});
