import type { Page } from '@playwright/test';
import { contactPage } from './fixture';

const { form, toast } = contactPage;

/** A text field of the contact form, by its label. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Fills in every field of the contact form. */
export async function fillContactForm(page: Page) {
  await field(page, form.name).fill('A visitor');
  await field(page, form.email).fill('visitor@school.example');
  // By index, because the options of a translated page have other texts.
  await page.getByRole('combobox', { name: form.subject }).selectOption({ index: 1 });
  await field(page, form.message).fill('A few lines are enough to begin.');
}

/** The button that sends the form. */
export const sendButton = (page: Page) => page.getByRole('button', { name: form.send });

/** The region with the toast about a sent message. */
export const shownToast = (page: Page) =>
  page.locator('[aria-live]').filter({ hasText: toast.title });

/** Returns the HTML of the focused element if the toast hides all of it, or else an empty string. */
export function focusUnderToast(page: Page): Promise<string> {
  return shownToast(page).evaluate((region) => {
    const focused = document.activeElement ?? document.body;
    const over = region.querySelector(':scope > *')?.getBoundingClientRect();
    const under = focused.getBoundingClientRect();
    const seen = !over || under.top < over.top || under.bottom > over.bottom;
    return seen || region.contains(focused) ? '' : focused.outerHTML;
  });
}
