import { accessibilityProblems } from '../support/axe';
import { labels, PAGES, PHOTOS } from '../support/fixture';
import { dialog, expectLoaded } from '../support/locators';
import { hold, open, PHONE } from '../support/page';
import { expectPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

test.use(PHONE);

const FAILED = /Failed to load resource|failed request|ChunkLoadError|Loading chunk/;

test('pictures and photos that fail to load', async ({ page, allowing }) => {
  const pictures = '**/static/**/*.{avif,jpg}';
  await page.route(pictures, (route) => route.abort());
  await allowing(FAILED, () => open(page, PAGES.gallery.path));
  const picture = tile(page, 1).locator('img');

  await test.step('a missing picture keeps its size in the grid', async () => {
    const box = await picture.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(200);
  });

  await test.step('a missing picture in the viewer loads on request', async () => {
    await allowing(FAILED, async () => {
      await tile(page, 1).tap();
      await expect(dialog(page)).toHaveAccessibleName(PHOTOS[0].title);
      await expect(dialog(page).getByText(labels.photo.failed)).toBeVisible();
    });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute(pictures);
    await dialog(page).getByRole('button', { name: labels.photo.retry }).tap();
    await expectLoaded(dialog(page).getByRole('img'));
  });
});

test('if the script of the viewer fails, the tile says so, and the next tap asks for it again', async ({
  page,
  allowing,
}) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('pswp')) await route.abort();
    else await route.fulfill({ response });
  });
  await open(page, PAGES.gallery.path);
  await allowing(FAILED, async () => {
    await tile(page, 2).tap();
    await expect(tile(page, 2).getByRole('alert')).toHaveText(labels.photo.failed);
    await expect(tile(page, 2)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(PAGES.gallery.path);
    // The script has several files: the others may fail after the first.
    await page.unrouteAll({ behavior: 'wait' });
    await tile(page, 2).tap();
    await expectPhoto(page, 2);
  });
});

test('a slow picture shows that of its tile meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PAGES.gallery.path);
  const small = tile(page, 1).locator('img');
  await expectLoaded(small);
  const file = await small.evaluate((image: HTMLImageElement) => image.currentSrc);
  const release = await hold(page, new RegExp(`^(?!${file}).*\\.avif$`));
  await tile(page, 1).tap();
  await expectPhoto(page, 1);
  const shown = dialog(page).locator(`img[src="${file}"]`);
  await expectLoaded(shown);
  await expect(shown).toBeInViewport();
  await expect(dialog(page).getByRole('img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  release();
  await expectLoaded(dialog(page).getByRole('img'));
});
