import type { Page } from '@playwright/test';

/** A position in the window, px. */
export type Point = readonly [x: number, y: number];

/** Puts fingers on the window, moves them from moment to moment, and lifts them. */
async function drag(page: Page, moments: (readonly Point[])[]) {
  const client = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) => {
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    // A finger is never too quick for a page to follow it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  for (const [at, fingers] of moments.entries()) {
    await send(at === 0 ? 'touchStart' : 'touchMove', fingers);
  }
  await send('touchEnd', []);
}

/** Moves one finger from the first point through the others, and lifts it. */
export const swipe = (page: Page, ...points: Point[]) =>
  drag(
    page,
    points.map((point) => [point]),
  );

/** Moves two fingers apart around a point, and lifts them. */
export const spread = (page: Page, [x, y]: Point) =>
  drag(
    page,
    [30, 50, 80, 110, 140].map((gap) => [
      [x - gap, y],
      [x + gap, y],
    ]),
  );
