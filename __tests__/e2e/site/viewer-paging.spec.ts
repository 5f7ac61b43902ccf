import type { Page } from '@playwright/test';
import { galleryPage, PAGES, PHOTOS, showing } from '../support/fixture';
import { dialog, photoHash, tile, tiles } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const { paging, viewer } = galleryPage;
const end = (page: Page) => page.getByRole('navigation', { name: paging.more });

/** Waits until the viewer says that it is at a place, counted from 1. */
async function expectPlace(page: Page, place: number) {
  const count = dialog(page).getByText(`${place} of ${PHOTOS.length}`, { exact: true });
  await expect(count).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[place - 1].title);
}

test('what cannot be fetched is said, and can be tried again; then the viewer goes on over the end of a page, and the grid with it', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/page-data\/gallery\/2/);
  await open(page, PAGES.gallery.path);
  const lost = '**/page-data/gallery/2/page-data.json';
  await page.route(lost, (route) => route.abort());
  await tile(page, 24).click();
  await expectPlace(page, 24);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('alert')).toHaveText(viewer.failed);
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[23].title);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(end(page).getByRole('alert')).toHaveText(paging.failed);
  await expect(tiles(page)).toHaveCount(24);
  await page.unroute(lost);
  await page.getByRole('link', { name: paging.more }).click();
  await expect(tiles(page)).toHaveCount(48);
  await expect(end(page).getByRole('alert')).toHaveCount(0);

  await tile(page, 48).click();
  await expectPlace(page, 48);
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, 49);
  await page.keyboard.press('Escape');
  await expect(tile(page, 49)).toBeFocused();
  await expect(tile(page, 49)).toBeInViewport({ ratio: 0.9 });
  await expect(tiles(page)).toHaveCount(60);
});

test('an address opens any photo, over the page it is asked on, and the viewer wraps over the whole gallery', async ({
  page,
}) => {
  await open(page, `/gallery/${photoHash(55)}`);
  await expectPlace(page, 55);
  await expect(tiles(page), 'those of its page').toHaveCount(12);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expectPlace(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPlace(page, 60);
  await expect(page).toHaveURL(`/gallery/${photoHash(60)}`);
  await page.keyboard.press('Escape');
  await expect(tile(page, 60)).toBeFocused();
  await expect(end(page)).toContainText(showing(49, 60));
  await page.getByRole('link', { name: paging.earlier }).click();
  await expect(page).toHaveURL('/gallery/2/');

  await open(page, `/gallery/2/?linked${photoHash(3)}`);
  await expectPlace(page, 3);
  await open(page, '/gallery/2/');
  await tile(page, 30).click();
  await expect(page).toHaveURL(`/gallery/2/${photoHash(30)}`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 30)).toBeFocused();
});
