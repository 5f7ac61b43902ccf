import type { Page } from '@playwright/test';

/** Where a finger is, px. */
type Point = readonly [x: number, y: number];

/** A finger that goes from one point through others and leaves. */
export async function swipe(page: Page, ...points: Point[]) {
  await touch(
    page,
    points.map((point) => [point]),
  );
}

/** Two fingers that go apart around a point, and leave. */
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

async function touch(page: Page, moments: readonly (readonly Point[])[]) {
  const client = await page.context().newCDPSession(page);
  for (const [at, fingers] of moments.entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
