import { accessibilityProblems } from '../support/axe';
import { galleryPage, labels, PAGES, PHOTOS } from '../support/fixture';
import { dialog, expectLoaded, mainHeading } from '../support/locators';
import { open, PHONE } from '../support/page';
import { pathOfPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

const [, , photo] = PHOTOS;
const path = pathOfPhoto(3);

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('every photo can be viewed large', async ({ page }) => {
    await page.goto('/gallery/');
    await tile(page, 3).click();
    await expect(page).toHaveURL(path);
    await expect(mainHeading(page)).toHaveText(photo.title);
    await expect(page.getByText(photo.description)).toBeVisible();
    await expect(page.getByText(galleryPage.brand)).toHaveCount(0);
    const picture = page.getByRole('img', { name: photo.alt });
    await expectLoaded(picture);
    expect((await picture.boundingBox())?.width).toBe(390);
    await page.getByRole('link', { name: labels.photo.next }).click();
    await expect(mainHeading(page)).toHaveText(PHOTOS[3].title);
    await page.getByRole('link', { name: galleryPage.paging.all }).click();
    await page.getByRole('link', { name: galleryPage.paging.more }).click();
    await expect(page).toHaveURL('/gallery/2/');
  });
});

test('the story of a photo is on its page, and the viewer leads to it; both name who took it', async ({
  page,
}) => {
  await open(page, '/gallery/');
  const position = PHOTOS.findIndex(({ slug }) => slug === 'lamp-room') + 1;
  const credit = 'Drawn from the water by Jo Lark';
  await tile(page, position).click();
  await expect(dialog(page)).toContainText(credit);
  await dialog(page).getByRole('link', { name: labels.photo.story }).click();
  await expect(mainHeading(page)).toHaveText(PHOTOS[position - 1].title);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(credit)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What it takes' })).toBeInViewport();
  // It begins before its first heading.
  await expect(page.locator('#story')).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('blockquote')).toHaveText('Ask the wind first.');
  const marks = await page
    .locator('blockquote > p')
    .evaluate((words) =>
      ['::before', '::after'].map((mark) => getComputedStyle(words, mark).content),
    );
  expect(marks).toEqual(['open-quote', 'close-quote']);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goBack();
  await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  await expect(dialog(page)).toHaveCount(0);
});

test('the largest JPEG of a photo can be downloaded', async ({ page }) => {
  await open(page, path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: labels.photo.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${photo.slug}.jpg`);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview?.endsWith(new URL(download.url()).pathname)).toBe(true);
});
