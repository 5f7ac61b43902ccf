import type { Page } from '@playwright/test';

/** A position in the window, px. */
export type Point = readonly [x: number, y: number];

/** Puts a finger on the first point of the window, moves it through the others, and lifts it. */
export async function swipe(page: Page, ...points: Point[]) {
  const client = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    // A finger is never too quick for a page to follow it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  for (const [at, [x, y]] of points.entries()) {
    await send(at === 0 ? 'touchStart' : 'touchMove', [{ x, y }]);
  }
  await send('touchEnd', []);
}
