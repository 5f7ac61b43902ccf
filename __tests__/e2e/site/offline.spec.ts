import { accessibilityProblems } from '../support/axe';
import { galleryPage, PAGES, PHOTOS } from '../support/fixture';
import { dialog, tile } from '../support/locators';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test.use(PHONE);

const { viewer } = galleryPage;

test('pictures that do not arrive have their words in their place; offline, a photo that cannot be opened is said to be so in its gallery; both can be tried again', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource|failed request|ChunkLoadError/);
  const pictures = '**/static/**/*.{avif,jpg}';
  await page.route(pictures, (route) => route.abort());
  await open(page, PAGES.gallery.path);
  const picture = tile(page, 1).getByRole('img');
  const box = await picture.boundingBox();
  expect(box?.height).toBe(256);
  expect(box?.width).toBeGreaterThan(200);

  await context.setOffline(true);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await tile(page, 1).tap();
  await expect(page.getByRole('alert')).toContainText(viewer.failed);
  await expect(page).toHaveURL(PAGES.gallery.path);

  await page.unroute(pictures);
  await context.setOffline(false);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.route(pictures, (route) => route.abort());
  await tile(page, 1).tap();
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[0].title);
  await expect(dialog(page).getByText(viewer.failed)).toBeVisible();
  await page.unroute(pictures);
  await dialog(page).getByRole('button', { name: viewer.retry }).tap();
  await expect(dialog(page).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  await page.keyboard.press('Escape');

  // To axe-core the words of a picture are no text: they are written out in its colours.
  await page.getByRole('main').evaluate((main) => {
    for (const image of main.querySelectorAll('img')) {
      const words = main.appendChild(document.createElement('p'));
      const { color, backgroundColor } = getComputedStyle(image);
      words.textContent = image.alt;
      Object.assign(words.style, { color, backgroundColor });
    }
  });
  expect(await accessibilityProblems(page)).toEqual([]);
});
