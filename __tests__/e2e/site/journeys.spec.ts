import { SIMULATED_SEND_DELAY } from '../../../src/ui/constants';
import { expectShown } from '../support/carousel';
import { fillContactForm, sendButton, shownToast } from '../support/contactForm';
import { contactPage, labels, PAGES, PHOTOS, ROUTES } from '../support/fixture';
import { dialog, footer, linkTo, mainHeading, menuButton, viewerButton } from '../support/locators';
import { expectAt, hydrated, open, stopClock } from '../support/page';
import { pathOfPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

/**
 * The main ways of a visitor, with motion, as most have it. They also run in Firefox and WebKit: see
 * `playwright.config.ts`.
 */

test.use({ reducedMotion: 'no-preference' });

test('a visitor reads every page', async ({ page }) => {
  for (const { path, heading } of ROUTES) {
    await open(page, path);
    await expect(mainHeading(page)).toHaveText(heading);
  }
});

test('a visitor steps through the services, goes to another page, to a section of the first one, and back', async ({
  page,
}) => {
  await open(page, PAGES.home.path);
  await expectShown(page, 1, 4);
  await page.getByRole('button', { name: labels.carousel.next }).click();
  await expectShown(page, 2, 4);
  await linkTo(page, PAGES.about.path).click();
  await expect(page).toHaveURL(PAGES.about.path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await footer(page).locator('a[href="/#services"]').click();
  await expect(page).toHaveURL('/#services');
  await expectAt(page, '#services');
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
});

test('a visitor writes a message, looks something up, and sends it from the home page', async ({
  page,
}) => {
  await open(page, PAGES.contact.path);
  await fillContactForm(page);
  await linkTo(page, PAGES.about.path).click();
  await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
  await page.clock.install();
  await open(page, PAGES.home.path);
  await stopClock(page);
  await sendButton(page).click();
  await page.clock.runFor(SIMULATED_SEND_DELAY);
  await expect(shownToast(page)).toContainText(contactPage.toast.description);
});

test('a visitor looks at photos over the gallery and on their own pages', async ({ page }) => {
  await open(page, PAGES.gallery.path);
  await tile(page, 1).click();
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[0].title);
  await viewerButton(page, labels.photo.next).click();
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[1].title);
  await expect(page).toHaveURL(pathOfPhoto(2));
  await page.reload();
  await hydrated(page);
  await expect(mainHeading(page)).toHaveText(PHOTOS[1].title);
});

test('a visitor opens the menu in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await open(page, PAGES.home.path);
  await menuButton(page).click();
  await dialog(page).locator(`a[href="${PAGES.about.path}"]`).click();
  await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
  await expect(dialog(page)).toHaveCount(0);
});
