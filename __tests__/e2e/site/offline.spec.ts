import { accessibilityProblems } from '../support/axe';
import { galleryPage, PAGES, PHOTOS } from '../support/fixture';
import { dialog, expectLoaded, tile } from '../support/locators';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test.use(PHONE);

const { viewer } = galleryPage;

test('pictures and photos that do not arrive', async ({ page, context, allowProblems }) => {
  allowProblems(/Failed to load resource|failed request|ChunkLoadError/);
  const pictures = '**/static/**/*.{avif,jpg}';
  await page.route(pictures, (route) => route.abort());
  await open(page, PAGES.gallery.path);
  const picture = tile(page, 1).getByRole('img');

  await test.step('a missing picture keeps its size in the grid', async () => {
    const box = await picture.boundingBox();
    expect(box?.height).toBe(256);
    expect(box?.width).toBeGreaterThan(200);
  });

  await test.step('offline, a photo whose viewer cannot load is reported in the gallery', async () => {
    await context.setOffline(true);
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    await tile(page, 1).tap();
    await expect(page.getByRole('alert')).toContainText(viewer.failed);
    await expect(page).toHaveURL(PAGES.gallery.path);
  });

  await test.step('online again, the picture loads by itself', async () => {
    await page.unroute(pictures);
    await context.setOffline(false);
    await expectLoaded(picture);
  });

  await test.step('a missing picture in the viewer loads on request', async () => {
    await page.route(pictures, (route) => route.abort());
    await tile(page, 1).tap();
    await expect(dialog(page)).toHaveAccessibleName(PHOTOS[0].title);
    await expect(dialog(page).getByText(viewer.failed)).toBeVisible();
    await page.unroute(pictures);
    await dialog(page).getByRole('button', { name: viewer.retry }).tap();
    await expectLoaded(dialog(page).getByRole('img'));
    await page.keyboard.press('Escape');
  });

  await test.step('the alternative text of missing pictures has enough contrast', async () => {
    // axe-core does not look at it, so the test writes it into paragraphs of the same colours.
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
});
