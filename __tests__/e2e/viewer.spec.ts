import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { open, PHONE, swipe } from './support/site';

const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).getByRole('img');
const scale = (page: Page) =>
  picture(page).evaluate(
    (img) => img.getBoundingClientRect().width / (img as HTMLElement).offsetWidth,
  );

async function view(page: Page, slug: string) {
  await open(page, `/gallery/#photo=${slug}`);
  await expect(dialog(page)).toBeVisible();
  await expect
    .poll(() =>
      picture(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
    )
    .toBe(true);
}

test('the button, a double click and the wheel enlarge the picture; arrow keys then move it', async ({
  page,
}) => {
  await view(page, 'keynote-hall');
  const zoom = dialog(page).getByRole('button', { name: 'Zoom' });
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1);
  const before = await picture(page).boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await picture(page).boundingBox())?.x)
    .toBeLessThan(before?.x ?? 0);
  await expect(dialog(page).getByText('1 of 11', { exact: true })).toBeVisible();
  await zoom.click();
  await expect.poll(() => scale(page)).toBeCloseTo(1, 2);
  await picture(page).dblclick();
  await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1);
  await picture(page).dblclick();
  await expect.poll(() => scale(page)).toBeCloseTo(1, 2);
  await picture(page).hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scale(page)).toBeGreaterThan(1);
});

test('the photo is opened by the time its transition begins', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.updateCallbackDone.then(() =>
        seen.push(document.querySelector('[role=dialog] img') !== null),
      );
      return transition;
    };
  });
  await open(page, '/gallery/');
  // The dialog's script comes at the visitor's first sign of life.
  const script = page.waitForResponse(/\.js$/);
  await page.mouse.move(300, 300);
  await script;
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'A full house for the keynote' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([
    true,
  ]);
});

test('a click beside the picture closes, one on it does not', async ({ page }) => {
  await view(page, 'graduation-day');
  await picture(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toHaveCount(0);
});

test('only the neighbours are fetched ahead', async ({ page }) => {
  await view(page, 'school-visit');
  await expect
    .poll(() =>
      dialog(page)
        .locator('[hidden] img')
        .evaluateAll((images) =>
          images.map((img) => (img as HTMLImageElement).currentSrc.replace(/.*\/|\.\w+$/g, '')),
        ),
    )
    .toEqual(['library-opening', 'study-abroad-send-off']);
});

test('a picture that does not load is said, and can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|failed request/);
  await open(page, '/gallery/');
  await page.route(/\/static\/.*partners-table/, (route) => route.abort());
  await page.evaluate(() => {
    window.location.hash = '#photo=partners-table';
  });
  await expect(dialog(page).getByText('This photo could not be loaded.')).toBeVisible();
  await page.unroute(/\/static\/.*partners-table/);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() =>
      picture(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
    )
    .toBe(true);
});

test.describe('copying the link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts the photo’s address on the clipboard and says so', async ({ page, baseURL }) => {
    await view(page, 'family-day');
    await dialog(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL ?? ''}/gallery/#photo=family-day`,
    );
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a swipe down of 50 px closes, one of 49 px does not', async ({ page }) => {
    await view(page, 'keynote-hall');
    const x = 195;
    await swipe(page, [
      { x, y: 300 },
      { x, y: 330 },
      { x, y: 349 },
    ]);
    await page.waitForTimeout(300);
    await expect(dialog(page)).toBeVisible();
    await swipe(page, [
      { x, y: 300 },
      { x, y: 330 },
      { x, y: 350 },
    ]);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('two fingers enlarge the picture and turn no page', async ({ page }) => {
    await view(page, 'keynote-hall');
    const client = await page.context().newCDPSession(page);
    const fingers = (gap: number) => [
      { x: 195 - gap, y: 400, id: 0 },
      { x: 195 + gap, y: 400, id: 1 },
    ];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const gap of [50, 80, 110, 140]) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(gap),
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await expect(dialog(page).getByText('1 of 11', { exact: true })).toBeVisible();
  });

  test('turning the phone keeps the photo, and closing finds its tile', async ({ page }) => {
    await open(page, '/gallery/');
    await page.getByRole('link', { name: 'Bags packed' }).tap();
    await expect(dialog(page)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(dialog(page).getByRole('heading')).toHaveText('Bags packed, futures ready');
    await dialog(page).getByRole('button', { name: 'Close photo' }).tap();
    const tile = page.getByRole('link', { name: 'Bags packed' });
    await expect(tile).toBeFocused();
    await expect(tile).toBeInViewport();
    const top = await tile.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThan(80);
  });
});
