import { galleryPage, PHOTOS, site, words } from '../support/fixture';
import { dialog, openPhoto, picture, tile, viewerButton } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test('a printed photo, also an enlarged one, has its picture and its words, and no buttons', async ({
  page,
}) => {
  await open(page, '/gallery/');
  await openPhoto(page, 1);
  await viewerButton(page, words.photo.zoom).click();
  await expect(viewerButton(page, words.photo.zoom)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page)).toBeVisible();
  const text = dialog(page).getByText(PHOTOS[0].description);
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(text.locator('..')).toHaveCSS('opacity', '1');
  await expect(dialog(page).getByText(galleryPage.brand)).toBeVisible();
  await expect(dialog(page).getByText(site.founder.name)).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveCount(0);
  await expect(tile(page, 1)).toBeHidden();
});
