import { fillContactForm } from '../support/contactForm';
import { contactPage, galleryPage, PAGES, PHOTOS, words } from '../support/fixture';
import { dialog, mainHeading, menuButton, tile } from '../support/locators';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';

// React reports error 418 if the markup was changed before hydration, and then renders it again.
test.use({ ...PHONE, allowed: /React error #418/ });

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
});
