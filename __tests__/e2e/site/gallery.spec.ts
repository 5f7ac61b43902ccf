import type { Page } from '@playwright/test';
import { galleryPage, PHOTOS } from '../support/fixture';
import { tile, tiles } from '../support/locators';
import { layoutShift, open, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

/** Photos by column from left to right, and by height within: what the eye sees. */
function columns(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const byLeft = new Map<number, { top: number; photo: string }[]>();
    for (const tile of document.querySelectorAll<HTMLElement>('[data-photo]')) {
      const { left, top } = tile.getBoundingClientRect();
      const column = byLeft.get(Math.round(left)) ?? [];
      column.push({ top, photo: tile.dataset.photo ?? '' });
      byLeft.set(Math.round(left), column);
    }
    return [...byLeft.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, column]) => column.sort((a, b) => a.top - b.top).map(({ photo }) => photo));
  });
}

const EDGES = [
  [320, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1279, 3],
  [1280, 4],
  [1920, 4],
] as const;

test('the columns are those of the width, the same before and after scripts, in tiles of three heights; assistive technology and Tab find the photos in content order, captions come with hover and focus; nothing shifts as scripts take over', async ({
  browser,
  baseURL,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/gallery/');
  await open(page, '/gallery/');
  for (const [width, count] of EDGES) {
    for (const each of [plain, page]) await each.setViewportSize({ width, height: 900 });
    const before = await columns(plain);
    expect(before, `${width} px`).toHaveLength(count);
    expect(before.flat()).toHaveLength(24);
    await expect.poll(() => columns(page), `${width} px`).toEqual(before);
  }
  await context.close();
  const heights = await tiles(page).evaluateAll((elements) =>
    elements.map((tile) => {
      const { size = '' } = (tile as HTMLElement).dataset;
      return `${size} ${tile.getBoundingClientRect().height}`;
    }),
  );
  expect([...new Set(heights)].sort()).toEqual(['large 384', 'medium 320', 'small 256']);

  const listed = page.getByRole('main').getByRole('list').getByRole('listitem');
  for (const [at, { title }] of PHOTOS.slice(0, 24).entries()) {
    await expect(listed.nth(at).getByRole('link')).toContainText(title);
  }

  const caption = tiles(page).first().getByText(PHOTOS[0].title).locator('..');
  await expect(caption).toHaveCSS('opacity', '0');
  await tile(page, 1).hover();
  await expect(caption).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 5);
  await expect(caption).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: galleryPage.back }).focus();
  await page.keyboard.press('Tab');
  await expect(caption).toHaveCSS('opacity', '1');
  for (const next of [2, 3, 4, 5, 6]) {
    await page.keyboard.press('Tab');
    await expect(tile(page, next)).toBeFocused();
  }

  await watchLayoutShift(page);
  for (const width of [800, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/gallery/');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), `${width} px`).toBeLessThanOrEqual(0.001);
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('captions are always there; a photo is revealed once it was in view for a while, and no longer when it leaves', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/gallery/');
    const first = tiles(page).first();
    await expect(first.getByText(PHOTOS[0].title).locator('..')).toHaveCSS('opacity', '1');
    await page.clock.runFor(3000);
    await expect(first).toHaveAttribute('data-revealed', 'true');
    await expect(tiles(page).last()).toHaveAttribute('data-revealed', 'false');
    // Of the turned phone the photo is still in view, in another column.
    await page.setViewportSize({ width: 800, height: 390 });
    await expect.poll(async () => (await columns(page)).length).toBe(2);
    await expect(first).toHaveAttribute('data-revealed', 'true');
    await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
    await expect(first).toHaveAttribute('data-revealed', 'false');
  });
});
