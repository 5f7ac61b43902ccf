import type { Page } from '@playwright/test';
import { contactPage } from './fixture';

const { form } = contactPage;

/** A text field of the contact form, by its label. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Fills in every field of the contact form. */
export async function fillContactForm(page: Page) {
  await field(page, form.name).fill('A visitor');
  await field(page, form.email).fill('visitor@school.example');
  // By index, because on a translated page the options have other texts.
  await page.getByRole('combobox', { name: form.subject }).selectOption({ index: 1 });
  await field(page, form.message).fill('A few lines are enough to begin.');
}
