import { galleryPage, PAGES, PHOTOS } from '../support/fixture';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test.use(PHONE);

test('offline, a photo that cannot be opened is said to be so in its gallery, until the line is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|failed request|ChunkLoadError/);
  const pictures = '**/static/**/*.{avif,jpg}';
  await page.route(pictures, (route) => route.abort());
  await open(page, PAGES.gallery.path);

  await test.step('the words of the pictures that did not arrive stand in their tiles', async () => {
    const contrasts = await page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((pictures) => {
        const canvas = document.createElement('canvas').getContext('2d', {
          willReadFrequently: true,
        });
        function luminance(colour: string) {
          if (!canvas) return NaN;
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }
        return pictures.map((picture) => {
          const { color, backgroundColor } = getComputedStyle(picture);
          const [dark, light] = [luminance(color), luminance(backgroundColor)].sort(
            (a, b) => a - b,
          );
          return (light + 0.05) / (dark + 0.05);
        });
      });
    expect(Math.min(...contrasts), 'on their colours').toBeGreaterThanOrEqual(4.5);
    const box = await page.getByRole('img', { name: PHOTOS[0].alt }).boundingBox();
    expect(box?.height).toBe(256);
    expect(box?.width).toBeGreaterThan(200);
  });

  await context.setOffline(true);
  const tile = page.getByRole('link', { name: PHOTOS[0].title });
  const picture = tile.getByRole('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await tile.tap();
  const note = page.getByRole('alert');
  await expect(note).toContainText(galleryPage.viewer.failed);
  await expect(page).toHaveURL(PAGES.gallery.path);

  await page.unroute(pictures);
  await context.setOffline(false);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await tile.tap();
  await expect(page.getByRole('dialog', { name: PHOTOS[0].title })).toBeVisible();
});
