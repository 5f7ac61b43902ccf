import type { Page } from '@playwright/test';

/** The path of the desk. */
export const DESK = '/admin/';

/** What the console says about requests of the desk that its policy blocks, and Svelte's hints to its authors. */
export const BLOCKED =
  /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com|svelte\.dev\/e\//;

/** Opens a view of the desk by its hash, such as `#/collections/photos/new`. */
export async function openView(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** A text field of the form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Chooses a file for the form's picture, which has none yet. */
export async function choosePicture(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('button', { name: 'Browse', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
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
