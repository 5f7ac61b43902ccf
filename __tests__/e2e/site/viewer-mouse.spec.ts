import type { Page } from '@playwright/test';
import { PHOTOS } from '../support/fixture';
import { dialog, picture, untilTouchable } from '../support/locators';
import { open } from '../support/page';
import { expectPhoto, openPhoto } from '../support/photos';
import { expect, test } from '../support/test';
import type { Point } from '../support/touch';

/** The picture's position, px. */
const box = (page: Page) =>
  picture(page).evaluate((image) => {
    const { left, top, width } = image.getBoundingClientRect();
    return { left, top, width };
  });

/** Presses the mouse at the first point, moves it through the others, and lets go. */
async function dragMouse(page: Page, [x, y]: Point, ...points: Point[]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const point of points) await page.mouse.move(...point, { steps: 6 });
  await page.mouse.up();
}

test('an opened photo and the mouse', async ({ page }) => {
  await open(page, '/gallery/');
  await openPhoto(page, 1);
  await untilTouchable(page);
  const { width } = await box(page);
  const scale = async () => (await box(page)).width / width;

  await test.step('text can be selected', async () => {
    const text = await dialog(page).getByText(PHOTOS[0].description).boundingBox();
    const [x, y] = [text?.x ?? NaN, (text?.y ?? NaN) + 10];
    await dragMouse(page, [x + 2, y], [x + 120, y], [20, 450]);
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
    await expectPhoto(page, 1);
  });

  await test.step('a click enlarges the picture, a little if its file is small, and a second one at once does not undo it', async () => {
    await page.mouse.dblclick(500, 450);
    await expect.poll(scale).toBeCloseTo(1.5, 1);
  });

  await test.step('the enlarged picture has a larger file, and always covers the window', async () => {
    const file = () =>
      picture(page).evaluate((image: HTMLImageElement) => parseInt(image.sizes, 10));
    await expect.poll(file).toBeGreaterThan(1.4 * width);
    await dragMouse(page, [500, 450], [1400, 850]);
    await expect.poll(async () => (await box(page)).left).toBeGreaterThan(-50);
    await expect.poll(async () => (await box(page)).left).toBeLessThan(0.5);
    await expect.poll(async () => (await box(page)).top).toBeLessThan(0.5);
  });

  await test.step('in a narrow window, it is enlarged as far as its file is sharp', async () => {
    await page.setViewportSize({ width: 500, height: 900 });
    await page.mouse.move(250, 450);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => Math.round((await box(page)).width)).toBe(1000);
  });
});
