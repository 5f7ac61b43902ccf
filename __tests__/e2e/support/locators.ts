import { expect, type Locator, type Page } from '@playwright/test';

/** The page's heading of level 1. */
export const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The links of the header. */
export const mainNavigation = (page: Page) => page.getByRole('banner').getByRole('navigation');

/** The link of the header that leads to a path. Its name is not unique: owners and developers may add links. */
export const linkTo = (page: Page, path: string) =>
  mainNavigation(page).locator(`a[href="${path}"]`);

/** The button that opens the menu on a phone: a summary, which opens the navigation where no scripts run. */
export const menuButton = (page: Page) => page.locator('summary');

/** The open dialog: the menu, or the viewer with a photo. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** The footer of the page. */
export const footer = (page: Page) => page.getByRole('contentinfo');

/** The photos in the gallery's grid. */
export const tiles = (page: Page) => page.locator('[data-photo]');

/** The picture that the viewer shows. */
export const picture = (page: Page) => dialog(page).getByRole('img');

/** A button of the viewer. */
export const viewerButton = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name });

/** Waits until the file of a picture has loaded. */
export const expectLoaded = (image: Locator) =>
  expect(image).not.toHaveJSProperty('naturalWidth', 0);

/** Waits until the viewer no longer takes a click on its picture for the second of a double click on a tile. */
export async function untilTouchable(page: Page) {
  const shown = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() > then + 600, shown);
}

/** How far the page is scrolled, px. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
