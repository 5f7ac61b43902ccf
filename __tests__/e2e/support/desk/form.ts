import type { Page } from '@playwright/test';

/** The path of the desk. */
export const DESK = '/admin/';

/** Opens a view of the desk by its hash, such as `#/collections/photos/new`. */
export async function openView(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** A text field of the form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The field for the picture, with its preview and its error. */
export const pictureField = (page: Page) => page.getByRole('group', { name: /Picture/ });

/** Chooses a file for the picture. The CMS has hidden file inputs too; only ours has an id. */
export async function choosePicture(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await pictureField(page).locator('input[id]').setInputFiles(file);
}

/** Fills in the text fields of a photo's form. */
export async function describePhoto(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await field(page, 'Alternative text').fill('Two girls look at a boat.');
  await field(page, 'Description').fill('Boats: all of them.');
}

/** Presses the form's button to save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Saves, and waits until the desk has written everything and closed the form. */
export async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('button', { name: /^Sav/ }).waitFor({ state: 'hidden' });
}
