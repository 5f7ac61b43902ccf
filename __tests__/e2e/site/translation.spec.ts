import { UNKNOWN } from '../support/builtPages';
import { DOT } from '../support/carousel';
import { fillContactForm } from '../support/contactForm';
import { contactPage, galleryPage, notFoundPage, PAGES, PHOTOS, words } from '../support/fixture';
import { dialog, footer, mainHeading, menuButton, paging, tile } from '../support/locators';
import { hydrated, open, PHONE } from '../support/site';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';

// React reports error 418 if the markup was changed before hydration, and then renders it again.
test.use({ ...PHONE, allowed: /404|React error #418/ });

test('a page that the browser has translated', async ({ page }) => {
  await open(page, PAGES.contact.path);
  await translate(page);

  await test.step('sends the contact form', async () => {
    const { form, toast } = contactPage;
    await fillContactForm(page);
    await page.getByRole('button', { name: form.send }).tap();
    await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
    await expect(page.getByText(toast.title)).toBeVisible();
    await page.getByRole('button', { name: 'Aye' }).tap();
    await expect(page.getByText(toast.title)).toHaveCount(0);
  });

  await test.step('leads to another page by its menu', async () => {
    await menuButton(page).tap();
    await dialog(page).getByRole('link', { name: PAGES.gallery.name }).tap();
    await expect(mainHeading(page)).toHaveText(`${PAGES.gallery.heading}°`);
  });

  await test.step('shows photos in the viewer', async () => {
    const photo = dialog(page);
    await tile(page, 1).tap();
    await expect(photo).toContainText(PHOTOS[0].title);
    await photo.getByRole('button', { name: galleryPage.viewer.copyLink }).tap();
    const { copied, copyFailed } = galleryPage.viewer;
    await expect(photo.getByText(copied).or(photo.getByText(copyFailed))).toBeVisible();
    await photo.getByRole('button', { name: words.photo.next }).tap();
    await expect(photo).toContainText(PHOTOS[1].title);
    await expect(photo).toContainText(`Picture 2 of ${PHOTOS.length}`);
    await photo.getByRole('button', { name: words.photo.close }).tap();
    await expect(photo).toHaveCount(0);
  });

  await test.step('leads to the next page of photos', async () => {
    const first = await paging(page).textContent();
    await paging(page).getByRole('link').tap();
    await expect(paging(page)).not.toHaveText(first ?? '');
  });

  await test.step('leads to the carousel, and moves it', async () => {
    await footer(page).locator('a[href="/#services"]').tap();
    const dots = page.getByRole('group', { name: /\D/ }).getByRole('button', { name: DOT });
    await dots.nth(1).tap();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('leads home from the page for unknown addresses', async () => {
    await page.goBack();
    await page.goto(UNKNOWN);
    await translate(page);
    // Before hydration the link would load the home page as a new document, without the translator.
    await hydrated(page);
    await page.getByRole('link', { name: notFoundPage.link }).tap();
    await expect(mainHeading(page)).toHaveText(`${PAGES.home.heading}°`);
  });
});
