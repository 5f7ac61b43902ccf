import type { Page } from '@playwright/test';
import { expect, photo, PHOTOS, test } from './support/largeGallery';
import { hydrated, layoutShift, open, PHONE, watchLayoutShift } from './support/site';

const tiles = (page: Page) => page.locator('[data-photo]');
const count = (page: Page) => page.getByRole('navigation', { name: 'More photos' });
const dialog = (page: Page) => page.getByRole('dialog');
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls down until so many photos are there. */
async function scrollTo(page: Page, photos: number) {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 500));
    await expect(tiles(page)).toHaveCount(photos, { timeout: 50 });
  }).toPass({ intervals: [50] });
}

/** Addresses of the pages of photos that a page fetches from now on. */
function fetchedPages(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/page-data\/gallery\/\d|photos\.json/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages of 24 photos lead on to one another', async ({ page }) => {
    await page.goto('/gallery/');
    await expect(tiles(page)).toHaveCount(24);
    await expect(count(page)).toContainText('Showing 24 of 60');
    await expect(page.getByRole('link', { name: 'Earlier photos' })).toHaveCount(0);
    await page.getByRole('link', { name: 'More photos' }).click();
    await expect(page).toHaveURL('/gallery/2/');
    await expect(page).toHaveTitle('Our Gallery, page 2 · Elevara');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\/2\/$/);
    await expect(count(page)).toContainText('Showing 25 to 48 of 60');
    await page.getByRole('link', { name: 'More photos' }).click();
    await expect(tiles(page)).toHaveCount(12);
    await expect(count(page)).toContainText('Showing 49 to 60 of 60');
    await expect(page.getByRole('link', { name: 'More photos' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Earlier photos' }).click();
    await expect(page).toHaveURL('/gallery/2/');
  });
});

test('the first visit fetches one page of photos', async ({ page }) => {
  const fetched = fetchedPages(page);
  await open(page, '/gallery/');
  await page.waitForLoadState('networkidle');
  await expect(tiles(page)).toHaveCount(24);
  expect(fetched).toEqual([]);
});

for (const [name, use] of [
  ['a phone', PHONE],
  ['a wide window', { viewport: { width: 1920, height: 1080 } }],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use(use);

    test('photos join as the visitor nears the end, in order, once, and nothing shifts', async ({
      page,
    }) => {
      await watchLayoutShift(page);
      const fetched = fetchedPages(page);
      await open(page, '/gallery/');
      await scrollTo(page, 48);
      await expect(count(page).getByRole('status')).toHaveText('Showing 48 of 60');
      await scrollTo(page, PHOTOS);
      await expect(count(page).getByRole('status')).toHaveText('Showing 60 of 60');
      await expect(page.getByRole('link', { name: 'More photos' })).toHaveCount(0);
      const order = await page
        .getByRole('list')
        .filter({ has: tiles(page) })
        .getAttribute('aria-owns');
      expect(order?.split(' ')).toEqual(
        Array.from({ length: PHOTOS }, (_, index) => `photo-${photo(index + 1)}-item`),
      );
      expect(fetched).toEqual([
        '/page-data/gallery/2/page-data.json',
        '/page-data/gallery/3/page-data.json',
      ]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
    });
  });
}

test('Back and a reload return to the same place', async ({ page }) => {
  await open(page, '/gallery/');
  await scrollTo(page, PHOTOS);
  const tile = page.getByRole('link', { name: photo(50) });
  await tile.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(2000);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about/');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect(tiles(page)).toHaveCount(PHOTOS);
  await page.reload();
  await expect(tiles(page)).toHaveCount(PHOTOS);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await page.goto('/gallery/2/');
  await hydrated(page);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(PHOTOS);
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('a new visit in the same window begins at the beginning', async ({ page }) => {
  await open(page, '/gallery/');
  await scrollTo(page, 48);
  await open(page, '/about/');
  await open(page, '/gallery/');
  await page.waitForLoadState('networkidle');
  await expect(tiles(page)).toHaveCount(24);
});

test('the viewer goes on over the end of a page, and the grid with it', async ({ page }) => {
  await open(page, '/gallery/');
  await page.getByRole('link', { name: photo(24) }).click();
  await expect(dialog(page).getByText('24 of 60', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('25 of 60', { exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName(`Photo ${photo(25)}`);
  await page.keyboard.press('Escape');
  const tile = page.getByRole('link', { name: photo(25) });
  await expect(tile).toBeFocused();
  await expect(tile).toBeInViewport({ ratio: 0.9 });
  await expect(tiles(page)).toHaveCount(48);
});

test('an address opens any photo, and the viewer wraps over the whole gallery', async ({
  page,
}) => {
  const fetched = fetchedPages(page);
  await open(page, `/gallery/#photo=${photo(55)}`);
  await expect(dialog(page)).toHaveAccessibleName(`Photo ${photo(55)}`);
  await expect(dialog(page).getByText('55 of 60', { exact: true })).toBeVisible();
  expect(fetched).toEqual(['/gallery/photos.json', '/page-data/gallery/3/page-data.json']);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('1 of 60', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).getByText('60 of 60', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/gallery/#photo=${photo(60)}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: photo(60) })).toBeFocused();
  await expect(count(page)).toContainText('Showing 49 to 60 of 60');
  await page.getByRole('link', { name: 'Earlier photos' }).click();
  await expect(page).toHaveURL('/gallery/2/');
});

test('a photo of another page opens over the page it is asked on', async ({ page }) => {
  await open(page, `/gallery/2/#photo=${photo(3)}`);
  await expect(dialog(page).getByText('3 of 60', { exact: true })).toBeVisible();
  await page.goBack();
  await open(page, '/gallery/2/');
  await page.getByRole('link', { name: photo(30) }).click();
  await expect(page).toHaveURL(`/gallery/2/#photo=${photo(30)}`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: photo(30) })).toBeFocused();
});

test('an address of no photo shows the gallery', async ({ page }) => {
  await open(page, '/gallery/#photo=none');
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(24);
});

test('what cannot be fetched is said, and can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/page-data\/gallery\/2/);
  await open(page, '/gallery/');
  const lost = '**/page-data/gallery/2/page-data.json';
  await page.route(lost, (route) => route.abort());
  await page.getByRole('link', { name: photo(24) }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('alert')).toHaveText('This photo could not be loaded.');
  await expect(dialog(page)).toHaveAccessibleName(`Photo ${photo(24)}`);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(count(page).getByRole('alert')).toBeVisible();
  await expect(tiles(page)).toHaveCount(24);
  await page.unroute(lost);
  await page.getByRole('link', { name: 'More photos' }).click();
  await expect(tiles(page)).toHaveCount(48);
  await expect(count(page).getByRole('alert')).toHaveCount(0);
});

test('with hundreds of tiles, a key in the viewer is answered within a frame or two', async ({
  page,
}) => {
  await open(page, '/gallery/');
  await scrollTo(page, PHOTOS);
  // Tiles that have nothing to do with a change are not drawn anew.
  await page.evaluate(() => {
    const drawn = { count: 0 };
    Object.assign(window, { drawn });
    new MutationObserver((changes) => (drawn.count += changes.length)).observe(
      document.querySelector('[role=list]') as Element,
      { subtree: true, attributes: true, childList: true },
    );
  });
  await page.getByRole('link', { name: photo(50) }).click();
  await expect(dialog(page)).toBeVisible();
  const drawn = await page.evaluate(
    () => (window as unknown as { drawn: { count: number } }).drawn,
  );
  expect(drawn.count).toBeLessThan(20);
});
