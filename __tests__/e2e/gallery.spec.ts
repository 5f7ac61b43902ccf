import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hydrated, layoutShift, open, PHONE, swipe, watchLayoutShift } from './support/site';

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

for (const [width, count] of [
  [320, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1279, 3],
  [1280, 4],
  [1920, 4],
] as const) {
  test(`${width} px: ${count} columns, the same before and after scripts, without shift`, async ({
    browser,
    page,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const plain = await context.newPage();
    await plain.goto('/gallery/');
    const before = await columns(plain);
    await context.close();
    expect(before).toHaveLength(count);
    expect(before.flat()).toHaveLength(11);

    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShift(page);
    await open(page, '/gallery/');
    await expect(page.getByRole('list').filter({ has: tiles(page) })).toHaveAttribute(
      'data-hydrated',
      'true',
    );
    await page.waitForLoadState('networkidle');
    expect(await columns(page)).toEqual(before);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  });
}

test('with eleven photos nothing of paging is there', async ({ page }) => {
  await open(page, '/gallery/');
  await expect(page.getByRole('navigation', { name: 'More photos' })).toHaveCount(0);
  await expect(page.getByText('Showing')).toHaveCount(0);
  expect((await page.request.get('/gallery/2/')).status()).toBe(404);
});

test('a tile is 16, 20 or 24 rem tall by its size', async ({ page }) => {
  await open(page, '/gallery/');
  const heights = await tiles(page).evaluateAll((elements) =>
    elements.map((tile) => [
      (tile as HTMLElement).dataset.size,
      tile.getBoundingClientRect().height,
    ]),
  );
  const expected: Record<string, number> = { small: 256, medium: 320, large: 384 };
  expect(heights).toHaveLength(11);
  for (const [size, height] of heights) expect(height).toBe(expected[size ?? '']);
});

test('assistive technology finds a list of eleven photos in content order', async ({ page }) => {
  await open(page, '/gallery/');
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
  expect(lists).toContainEqual([
    expect.stringContaining('A full house for the keynote'),
    expect.stringContaining('Teachers at the drawing board'),
    expect.stringContaining('Caps in the air'),
    expect.stringContaining('The leadership circle'),
    expect.stringContaining('One bench, one conversation'),
    expect.stringContaining('Family day on the green'),
    expect.stringContaining('Doors open at the career fair'),
    expect.stringContaining('Bags packed, futures ready'),
    expect.stringContaining('A morning at school'),
    expect.stringContaining('Cutting the ribbon'),
    expect.stringContaining('Partners at one table'),
  ]);
});

test.describe('captions', () => {
  const caption = (page: Page) => tiles(page).first().getByText('A full house for the keynote');
  const opacity = (page: Page) =>
    caption(page).evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity);

  test('appear on hover and on keyboard focus', async ({ page }) => {
    await open(page, '/gallery/');
    expect(await opacity(page)).toBe('0');
    await tiles(page).first().hover();
    await expect.poll(() => opacity(page)).toBe('1');
    await page.mouse.move(5, 5);
    await expect.poll(() => opacity(page)).toBe('0');
    await page.getByRole('link', { name: 'Back to Home' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => opacity(page)).toBe('1');
  });

  test.describe('on touch', () => {
    test.use(PHONE);
    test('are always there', async ({ page }) => {
      await open(page, '/gallery/');
      expect(await opacity(page)).toBe('1');
    });
  });
});

test.describe('reveal', () => {
  test('comes after 2.5 s in view and goes when the photo leaves', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/gallery/');
    const first = tiles(page).first();
    await page.waitForTimeout(1500);
    await expect(first).toHaveAttribute('data-revealed', 'false', { timeout: 1 });
    await expect(first).toHaveAttribute('data-revealed', 'true', { timeout: 10_000 });
    await expect(tiles(page).last()).toHaveAttribute('data-revealed', 'false');
    await page.evaluate(() => window.scrollTo(0, 2500));
    await expect(first).toHaveAttribute('data-revealed', 'false');
  });

  test('survives a change of columns', async ({ page }) => {
    await open(page, '/gallery/');
    const first = tiles(page).first();
    await expect(first).toHaveAttribute('data-revealed', 'true', { timeout: 10_000 });
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect.poll(async () => (await columns(page)).length).toBe(3);
    await expect(first).toHaveAttribute('data-revealed', 'true');
  });
});

test.describe('opened photo', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const tile = (page: Page, name: string) => tiles(page).getByRole('link', { name });

  test('shows title, picture, description, brand and founder', async ({ page }) => {
    await open(page, '/gallery/');
    await tile(page, 'Caps in the air').click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: 'Caps in the air' })).toBeVisible();
    await expect(dialog(page).getByRole('img')).toHaveAttribute('alt', /graduates/);
    await expect(dialog(page).getByText(/A new class celebrates/)).toBeVisible();
    await expect(dialog(page).getByText('Elevara Gallery')).toBeVisible();
    await expect(dialog(page).getByText('Imani Wrenfield')).toBeVisible();
    await expect(dialog(page).getByText('3 of 11', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/gallery/#photo=graduation-day');
  });

  test('the picture is whole within the window', async ({ page }) => {
    await open(page, '/gallery/#photo=graduation-day');
    const box = await dialog(page).getByRole('img').boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true);
    // graduation-day.jpg is 1280 × 1600
    expect(box && box.width / box.height).toBeCloseTo(1280 / 1600, 2);
    expect(box && box.height).toBeGreaterThan(700);
  });

  test('arrow keys, Home and End go through the photos in content order and wrap', async ({
    page,
  }) => {
    await open(page, '/gallery/');
    await tile(page, 'A full house').click();
    await expect(dialog(page).getByText('1 of 11')).toBeVisible();
    for (const [key, title, count] of [
      ['ArrowRight', 'Teachers at the drawing board', '2 of 11'],
      ['End', 'Partners at one table', '11 of 11'],
      ['ArrowRight', 'A full house for the keynote', '1 of 11'],
      ['ArrowLeft', 'Partners at one table', '11 of 11'],
      ['Home', 'A full house for the keynote', '1 of 11'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog(page).getByRole('heading')).toHaveText(title);
      await expect(dialog(page).getByText(count, { exact: true })).toBeVisible();
    }
  });

  test('opening adds one step of history, next replaces it, Back closes, Forward reopens', async ({
    page,
  }) => {
    await open(page, '/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Gallery' })
      .click();
    await tile(page, 'Caps in the air').click();
    await dialog(page).getByRole('button', { name: 'Next photo' }).click();
    await dialog(page).getByRole('button', { name: 'Next photo' }).click();
    await expect(page).toHaveURL('/gallery/#photo=one-to-one-mentoring');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery/');
    await page.goForward();
    await expect(dialog(page).getByRole('heading')).toHaveText('One bench, one conversation');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/gallery/');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    [
      'the close button',
      (page: Page) => dialog(page).getByRole('button', { name: 'Close photo' }).click(),
    ],
    ['Back', (page: Page) => page.goBack()],
  ] as const) {
    test(`${way} closes it with the focus on the tile of the photo shown last, in view`, async ({
      page,
    }) => {
      await open(page, '/gallery/');
      await tile(page, 'A full house').click();
      await expect(dialog(page).getByText('1 of 11', { exact: true })).toBeVisible();
      await page.keyboard.press('End');
      await expect(dialog(page).getByText('11 of 11', { exact: true })).toBeVisible();
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      const last = tile(page, 'Partners at one table');
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
        'visible',
      );
    });
  }

  test('a link straight to a photo opens it; closing shows the gallery', async ({ page }) => {
    await open(page, '/gallery/#photo=school-visit');
    await expect(dialog(page).getByRole('heading')).toHaveText('A morning at school');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery/');
  });

  test('an unknown photo shows the gallery', async ({ page }) => {
    await open(page, '/gallery/#photo=nobody');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test('a swipe of 50 px shows the next photo, one of 49 px does not', async ({ page }) => {
      await open(page, '/gallery/#photo=keynote-hall');
      const heading = dialog(page).getByRole('heading');
      await expect(heading).toHaveText('A full house for the keynote');
      await swipe(page, [
        { x: 200, y: 400 },
        { x: 170, y: 400 },
        { x: 151, y: 400 },
      ]);
      await page.waitForTimeout(200);
      await expect(heading).toHaveText('A full house for the keynote');
      await swipe(page, [
        { x: 200, y: 400 },
        { x: 170, y: 400 },
        { x: 150, y: 400 },
      ]);
      await expect(heading).toHaveText('Teachers at the drawing board');
      await swipe(page, [
        { x: 200, y: 400 },
        { x: 230, y: 400 },
        { x: 260, y: 400 },
      ]);
      await expect(heading).toHaveText('A full house for the keynote');
    });
  });
});

test('Back to Home goes back one step, whatever page that is', async ({ page }) => {
  await open(page, '/about/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/about/');
});

test('Back to Home leads home where there is no step to go back', async ({ page }) => {
  await open(page, '/');
  const [fresh] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => window.open('/gallery/', '_blank', 'noopener')),
  ]);
  await hydrated(fresh);
  expect(await fresh.evaluate(() => window.history.length)).toBe(1);
  await fresh.getByRole('link', { name: 'Back to Home' }).click();
  await expect(fresh).toHaveURL('/');
});
