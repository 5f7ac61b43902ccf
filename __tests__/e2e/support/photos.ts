import { expect, type Page } from '@playwright/test';
import { PHOTOS } from './fixture';
import { dialog, expectLoaded, picture, tiles } from './locators';

/** The link of a photo in the grid; positions in the gallery count from 1. */
export const tile = (page: Page, position: number) =>
  tiles(page).getByRole('link', { name: PHOTOS[position - 1].title });

/** The path of the page of the photo at a position, counted from 1. */
export const pathOfPhoto = (position: number) => `/gallery/${PHOTOS[position - 1].slug}/`;

/** Waits until the viewer shows the photo at a position, counted from 1. */
export async function expectPhoto(page: Page, position: number) {
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[position - 1].title);
  const count = dialog(page).getByText(`Picture ${position} of ${PHOTOS.length}`, { exact: true });
  await expect(count).toBeVisible();
}

/** Opens the photo at a position, counted from 1. */
export async function openPhoto(page: Page, position: number) {
  await tile(page, position).click();
  await expectPhoto(page, position);
  await expectLoaded(picture(page));
}
