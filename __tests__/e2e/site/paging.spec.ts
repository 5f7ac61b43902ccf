import type { Page } from '@playwright/test';
import { interpolate } from '../../../src/ui/interpolate';
import { galleryPage, labels, PAGES, PHOTOS, site } from '../support/fixture';
import { mainHeading, scrollTop, tiles, viewerButton } from '../support/locators';
import { announcements, open, rememberAnnouncements } from '../support/page';
import { expectPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

const paging = (page: Page) => page.getByRole('navigation', { name: galleryPage.paging.name });
const morePhotos = (page: Page) => page.getByRole('link', { name: galleryPage.paging.more });
const earlierPhotos = (page: Page) => page.getByRole('link', { name: galleryPage.paging.earlier });

test('a gallery of 60 photos is three pages, with every photo once', async ({ page }) => {
  await rememberAnnouncements(page);
  await open(page, PAGES.gallery.path);
  const seen: (string | null)[] = [];
  const look = async (from: number, to: number) => {
    const shown = interpolate(galleryPage.paging.count, { from, to, total: 60 });
    await expect(paging(page)).toContainText(shown);
    await expect(tiles(page)).toHaveCount(to - from + 1);
    expect(await scrollTop(page)).toBe(0);
    for (const each of await tiles(page).all()) {
      seen.push(await each.getAttribute('data-photo'));
    }
  };
  await look(1, 24);
  await expect(earlierPhotos(page)).toHaveCount(0);
  await morePhotos(page).click();
  await look(25, 48);
  const name = interpolate(galleryPage.paging.page, { number: 2 });
  await expect(page).toHaveTitle(`${galleryPage.head.title}, ${name} · ${site.brand}`);
  await expect(mainHeading(page)).toHaveText(`${galleryPage.heading}, ${name}`);
  expect(await announcements(page)).toContain(`${galleryPage.heading}, ${name}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\/2\/$/);
  await morePhotos(page).click();
  await look(49, 60);
  await expect(morePhotos(page)).toHaveCount(0);
  expect(seen).toEqual(PHOTOS.map(({ slug }) => slug));
  await earlierPhotos(page).click();
  await expect(page).toHaveURL('/gallery/2/');
  const pages = paging(page).getByRole('listitem').getByRole('link');
  await expect(pages).toHaveText(['1', '2', '3']);
  await expect(pages.and(page.locator('[aria-current=page]'))).toHaveAccessibleName(name);
  await pages.last().click();
  await expect(page).toHaveURL('/gallery/3/');
});

test('the viewer ends where a page of photos does', async ({ page }) => {
  await open(page, '/gallery/2/');
  await tile(page, 47).click();
  await expectPhoto(page, 47);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 48);

  await expect(viewerButton(page, labels.photo.previous)).toBeVisible();
  await expect(viewerButton(page, labels.photo.next)).toHaveCount(0);
});
