import { contactPage, galleryPage, notFoundPage, PAGES, PHOTOS } from '../support/fixture';
import { dialog, menuButton, tile, mainHeading } from '../support/locators';
import { hydrated, open, PHONE } from '../support/site';
import { expect, test } from '../support/test';
import { translate } from '../support/translate';

test.use(PHONE);

test('a translated page does all its work', async ({ page, allowProblems }) => {
  // The second is React's, which draws a page anew that was translated before it took over.
  allowProblems(/404|React error #418/);
  await open(page, PAGES.contact.path);
  await translate(page);
  const { form, toast } = contactPage;
  await page.getByRole('textbox', { name: form.name }).fill('A visitor');
  await page.getByRole('textbox', { name: form.email }).fill('visitor@school.example');
  await page.getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: form.message }).fill('Some lines.');
  await page.getByRole('button', { name: form.send }).tap();
  await expect(page.getByRole('button', { name: form.sending })).toBeVisible();
  await expect(page.getByText(toast.title)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(page.getByText(toast.title)).toHaveCount(0);

  await menuButton(page).tap();
  await dialog(page).getByRole('link', { name: PAGES.gallery.name }).tap();
  await expect(mainHeading(page)).toHaveText(`${PAGES.gallery.heading}°`);
  const photo = dialog(page);
  await tile(page, 1).tap();
  await expect(photo).toContainText(PHOTOS[0].title);
  await photo.getByRole('button', { name: galleryPage.viewer.copyLink }).tap();
  const { copied, copyFailed } = galleryPage.viewer;
  await expect(photo.getByText(copied).or(photo.getByText(copyFailed))).toBeVisible();
  await photo.getByRole('button', { name: 'Next photo' }).tap();
  await expect(photo).toContainText(PHOTOS[1].title);
  await expect(photo).toContainText(`2 of ${PHOTOS.length}`);
  await photo.getByRole('button', { name: 'Close photo' }).tap();
  await expect(photo).toHaveCount(0);
  const end = page.getByRole('navigation', { name: galleryPage.paging.more });
  const first = await end.getByRole('status').textContent();
  await end.getByRole('link').tap();
  await expect(end.getByRole('status')).not.toHaveText(first ?? '');

  await page.getByRole('contentinfo').locator('a[href="/#services"]').tap();
  const dots = page.getByRole('group', { name: /\D/ }).getByRole('button', { name: /^Show / });
  await dots.nth(1).tap();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await page.goto('/nowhere/');
  await translate(page);
  // Before that the link would load the home page anew, without a translator.
  await hydrated(page);
  await page.getByRole('link', { name: notFoundPage.link }).tap();
  await expect(mainHeading(page)).toHaveText(`${PAGES.home.heading}°`);
});
