import { galleryPage, PAGES, PHOTOS, showing } from '../support/fixture';
import {
  dialog,
  earlierPhotos,
  expectPhoto,
  morePhotos,
  paging,
  photoHash,
  tile,
  tiles,
} from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test('the viewer at the end of a page of photos', async ({ page, allowProblems }) => {
  allowProblems(/page-data\/gallery\/2/);
  await open(page, PAGES.gallery.path);
  const lost = '**/page-data/gallery/2/page-data.json';
  await page.route(lost, (route) => route.abort());

  await test.step('it says when the next page cannot be fetched, and keeps its photo', async () => {
    await tile(page, 24).click();
    await expectPhoto(page, 24);
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('alert')).toHaveText(galleryPage.viewer.failed);
    await expect(dialog(page)).toHaveAccessibleName(PHOTOS[23].title);
    await page.keyboard.press('Escape');
  });

  await test.step('so does the grid, which fetches the page again on request', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(paging(page).getByRole('alert')).toHaveText(galleryPage.paging.failed);
    await expect(tiles(page)).toHaveCount(24);
    await page.unroute(lost);
    await morePhotos(page).click();
    await expect(tiles(page)).toHaveCount(48);
    await expect(paging(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('it goes on to the next page, which is added to the grid', async () => {
    await tile(page, 48).click();
    await expectPhoto(page, 48);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 49);
    await page.keyboard.press('Escape');
    await expect(tile(page, 49)).toBeFocused();
    await expect(tile(page, 49)).toBeInViewport({ ratio: 0.9 });
    await expect(tiles(page)).toHaveCount(60);
  });
});

test('the address of a photo on a later page', async ({ page }) => {
  await test.step('opens the photo over its own page', async () => {
    await open(page, `/gallery/${photoHash(55)}`);
    await expectPhoto(page, 55);
    await expect(tiles(page), 'those of its page').toHaveCount(12);
  });

  await test.step('the viewer wraps at both ends of the whole gallery', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, 60);
    await expect(page).toHaveURL(`/gallery/${photoHash(60)}`);
    await page.keyboard.press('Escape');
    await expect(tile(page, 60)).toBeFocused();
  });

  await test.step('the page of the last photo leads to the page before', async () => {
    await expect(paging(page)).toContainText(showing(49, 60));
    await earlierPhotos(page).click();
    await expect(page).toHaveURL('/gallery/2/');
  });

  await test.step('a later page opens photos of any page', async () => {
    await open(page, `/gallery/2/?linked${photoHash(3)}`);
    await expectPhoto(page, 3);
    await open(page, '/gallery/2/');
    await tile(page, 30).click();
    await expect(page).toHaveURL(`/gallery/2/${photoHash(30)}`);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, 30)).toBeFocused();
  });
});
