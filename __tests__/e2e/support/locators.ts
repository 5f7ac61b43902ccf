import type { Page } from '@playwright/test';
import { PHOTOS, site } from './fixture';

/** The main heading of a page. */
export const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The links of the header. */
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The button that opens the menu of a phone. */
export const menuButton = (page: Page) =>
  page.getByRole('button', { name: site.labels.menu, exact: true });

/** What lies over the page: the menu, or an opened photo. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** The photos in the gallery's grid. */
export const tiles = (page: Page) => page.locator('[data-photo]');

/** The link of a photo in the grid, by its place in the gallery, counted from 1. */
export const tile = (page: Page, place: number) =>
  tiles(page).getByRole('link', { name: PHOTOS[place - 1].title });

/** The end of an address that opens the photo at a place, counted from 1. */
export const photoHash = (place: number) => `#photo=${PHOTOS[place - 1].slug}`;

/** How far the page is scrolled, px. */
export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
