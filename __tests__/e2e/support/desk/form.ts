import type { Page } from '@playwright/test';

/** Where the desk is. */
export const DESK = '/admin/';

/** Shows a place of the desk, such as `#/collections/photos/new`. */
export async function openPlace(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), place);
}

/** A form's field of words. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The picture's field, with what it shows and says. */
export const pictureField = (page: Page) => page.getByRole('group', { name: /Picture/ });

/** Chooses a picture's file; the library has hidden file inputs of its own. */
export async function choosePicture(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await pictureField(page).locator('input[id]').setInputFiles(file);
}

/** Fills in the words of a photo's form. */
export async function describePhoto(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Alternative text').fill('Two girls look at a boat.');
  await field(page, 'Description').fill('Boats: all of them.');
}

/** Saves what the form holds. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Saves, and waits until the desk has written everything and closed the form. */
export async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('button', { name: /^Sav/ }).waitFor({ state: 'hidden' });
}
