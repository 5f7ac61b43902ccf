import type { Page } from '@playwright/test';
import { PHOTOS } from '../support/fixture';
import type { Point } from '../support/touch';
import { dialog, expectPhoto, openPhoto, picture } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

/** The picture's position, px. */
const box = (page: Page) =>
  picture(page).evaluate((image) => {
    const { left, top, right, bottom, width } = image.getBoundingClientRect();
    return { left, top, right, bottom, width };
  });

/** Expects the picture at a position, within 1 px, since PhotoSwipe rounds. */
const expectAt = (page: Page, place: { left: number; top: number }) =>
  expect
    .poll(async () => {
      const { left, top } = await box(page);
      return Math.max(Math.abs(left - place.left), Math.abs(top - place.top));
    })
    .toBeLessThan(1);

/** Presses the mouse at the first point, moves it through the others, and lets go. */
async function dragMouse(page: Page, [x, y]: Point, ...points: Point[]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const point of points) await page.mouse.move(...point, { steps: 6 });
  await page.mouse.up();
}

/** The mouse's position, px. */
const MOUSE = { x: 500, y: 450 };

/**
 * Sends wheel events as a trackpad does: 2 ms apart by their own timestamps, since a busy machine may send them
 * with pauses.
 * @param moves number of events, and the distance that each scrolls, px
 */
async function wheel(page: Page, ...moves: [count: number, x: number, y: number][]) {
  const client = await page.context().newCDPSession(page);
  const events = moves.flatMap(([count, x, y]) => Array.from({ length: count }, () => [x, y]));
  const start = Date.now();
  for (const [at, [deltaX, deltaY]] of events.entries()) {
    const timestamp = (start + 2 * at) / 1000;
    const type = 'mouseWheel';
    await client.send('Input.dispatchMouseEvent', { type, ...MOUSE, deltaX, deltaY, timestamp });
  }
  await client.detach();
}

test('an opened photo and the mouse', async ({ page }) => {
  await open(page, '/gallery/');
  await openPhoto(page, 1);
  await page.mouse.move(MOUSE.x, MOUSE.y);
  const start = await box(page);
  const { width } = start;
  const scale = async () => (await box(page)).width / width;

  await test.step('text can be selected', async () => {
    const text = await dialog(page).getByText(PHOTOS[0].description).boundingBox();
    const [x, y] = [text?.x ?? NaN, (text?.y ?? NaN) + 10];
    await dragMouse(page, [x + 2, y], [x + 120, y], [20, 450]);
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
    await expectPhoto(page, 1);
  });

  await test.step('fifteen wheel events of one pixel hardly zoom, but more do', async () => {
    await page.mouse.move(MOUSE.x, MOUSE.y);
    await wheel(page, [15, 0, -1]);
    await expect.poll(scale).toBeGreaterThan(1.001);
    expect(await scale()).toBeLessThan(1.1);
    await wheel(page, [4, 0, -100]);
    await expect.poll(scale).toBeGreaterThan(1.5);
    await wheel(page, [10, 0, 100]);
    await expect.poll(scale).toBeCloseTo(1, 2);
  });

  await test.step('after zooming in and out, the picture is where it was', async () => {
    for (const notch of [-100, 100]) {
      await page.waitForTimeout(200);
      await wheel(page, [5, 0, notch]);
    }
    await expectAt(page, start);
  });

  await test.step('a click enlarges the picture, and the second of a double click does not undo it', async () => {
    await page.mouse.dblclick(500, 450);
    await expect.poll(scale).toBeCloseTo(2.5, 1);
  });

  await test.step('the enlarged picture has a larger file, and always covers the window', async () => {
    const file = () => picture(page).evaluate((image: HTMLImageElement) => image.sizes);
    expect(parseInt(await file(), 10)).toBeGreaterThan(2 * width);
    await dragMouse(page, [500, 450], [1400, 850]);
    await expect.poll(async () => (await box(page)).left).toBeGreaterThan(-50);
    await expect.poll(async () => (await box(page)).left).toBeLessThan(0.5);
    await expect.poll(async () => (await box(page)).top).toBeLessThan(0.5);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect
      .poll(async () => {
        const { left, right, top, bottom } = await box(page);
        return left <= 0 && right >= 700 && (top <= 0 ? bottom >= 900 : bottom <= 900);
      })
      .toBe(true);
  });
});
