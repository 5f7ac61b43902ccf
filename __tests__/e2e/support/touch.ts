import type { Page } from '@playwright/test';

/** The position of a finger in the window, px. */
type Point = readonly [x: number, y: number];

/** Moves one finger from the first point through the others, and lifts it. */
export async function swipe(page: Page, ...points: Point[]) {
  await touch(
    page,
    points.map((point) => [point]),
  );
}

/** Moves two fingers apart around a point, and lifts them. */
export async function spread(page: Page, [x, y]: Point) {
  const gaps = [30, 50, 80, 110, 140];
  await touch(
    page,
    gaps.map((gap) => [
      [x - gap, y],
      [x + gap, y],
    ]),
  );
}

/** Moves one finger through points and leaves it there. */
export async function drag(page: Page, ...points: Point[]) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y]) => ({ x, y })),
    });
  for (const [at, point] of points.entries())
    await send(at === 0 ? 'touchStart' : 'touchMove', [point]);
  return {
    moveTo: (point: Point) => send('touchMove', [point]),
    lift: async () => {
      await send('touchEnd', []);
      await client.detach();
    },
  };
}

async function touch(page: Page, moments: readonly (readonly Point[])[]) {
  const client = await page.context().newCDPSession(page);
  for (const [at, fingers] of moments.entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
    // A finger is never that quick that a page cannot follow it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
