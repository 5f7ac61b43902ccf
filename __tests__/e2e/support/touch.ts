import type { Page } from '@playwright/test';

/** A position in the window, px. */
export type Point = readonly [x: number, y: number];

/** Puts fingers on the window, moves them from moment to moment, and leaves them there. */
export async function drag(page: Page, ...moments: (readonly Point[])[]) {
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
  return {
    moveTo: (...fingers: Point[]) => send('touchMove', fingers),
    lift: () => send('touchEnd', []),
  };
}

/** Moves one finger from the first point through the others, and lifts it. */
export async function swipe(page: Page, ...points: Point[]) {
  const { lift } = await drag(page, ...points.map((point) => [point]));
  await lift();
}

/** Moves two fingers apart around a point, and lifts them. */
export async function spread(page: Page, [x, y]: Point) {
  const gaps = [30, 50, 80, 110, 140];
  const { lift } = await drag(
    page,
    ...gaps.map((gap): Point[] => [
      [x - gap, y],
      [x + gap, y],
    ]),
  );
  await lift();
}
