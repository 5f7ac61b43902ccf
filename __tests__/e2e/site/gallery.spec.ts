import type { Page } from '@playwright/test';
import { galleryPage, PHOTOS } from '../support/fixture';
import { layoutShift, open, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

const tiles = (page: Page) => page.locator('[data-photo]');

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

  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const linkNames = (id: string): string[] => {
    const node = byId.get(id);
    if (node?.role?.value === 'link') return [String(node.name?.value)];
    return (node?.childIds ?? []).flatMap(linkNames);
  };
  const lists = nodes
    .filter((node) => node.role?.value === 'list')
    .map((list) =>
      (list.childIds ?? [])
        .filter((id) => byId.get(id)?.role?.value === 'listitem')
        .flatMap(linkNames),
    );
  const names: unknown[] = PHOTOS.slice(0, 24).map(({ title }) => expect.stringContaining(title));
  expect(lists).toContainEqual(names);

  const caption = tiles(page).first().getByText(PHOTOS[0].title).locator('..');
  await expect(caption).toHaveCSS('opacity', '0');
  await tiles(page).first().hover();
  await expect(caption).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 5);
  await expect(caption).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: galleryPage.back }).focus();
  await page.keyboard.press('Tab');
  await expect(caption).toHaveCSS('opacity', '1');
  for (const next of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(tiles(page).nth(next).getByRole('link')).toBeFocused();
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
