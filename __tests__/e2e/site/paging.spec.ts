import type { Page } from '@playwright/test';
import { galleryPage, PAGES, PHOTOS, site } from '../support/fixture';
import { layoutShift, open, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

const { paging, viewer } = galleryPage;
const tiles = (page: Page) => page.locator('[data-photo]');
const tile = (page: Page, place: number) =>
  page.getByRole('link', { name: PHOTOS[place - 1].title });
const count = (page: Page) => page.getByRole('navigation', { name: paging.more });
const more = (page: Page) => page.getByRole('link', { name: paging.more });
const earlier = (page: Page) => page.getByRole('link', { name: paging.earlier });
const dialog = (page: Page) => page.getByRole('dialog');
const hash = (place: number) => `#photo=${PHOTOS[place - 1].slug}`;
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** What stands under the grid. */
const showing = (from: number, to: number) =>
  (from === 1 ? paging.showing : paging.part)
    .replace('{shown}', String(to))
    .replace('{from}', String(from))
    .replace('{to}', String(to))
    .replace('{total}', String(PHOTOS.length));

/** Where the viewer says that it is. */
const place = (page: Page, number: number) =>
  dialog(page).getByText(`${number} of ${PHOTOS.length}`, { exact: true });

/** Scrolls down until so many photos are there, and not past those that are. */
async function scrollTo(page: Page, photos: number) {
  await expect(async () => {
    await count(page).evaluate((end) => {
      if (end.getBoundingClientRect().top > window.innerHeight + 500) window.scrollBy(0, 500);
    });
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
    await expect(count(page)).toContainText(showing(1, 24));
    await expect(earlier(page)).toHaveCount(0);
    await more(page).click();
    await expect(page).toHaveURL('/gallery/2/');
    const sheet = paging.page.replace('{number}', '2');
    await expect(page).toHaveTitle(`${galleryPage.head.title}, ${sheet} · ${site.brand}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\/2\/$/);
    await expect(count(page)).toContainText(showing(25, 48));
    await more(page).click();
    await expect(tiles(page)).toHaveCount(12);
    await expect(count(page)).toContainText(showing(49, 60));
    await expect(more(page)).toHaveCount(0);
    await earlier(page).click();
    await expect(page).toHaveURL('/gallery/2/');
  });
});

/** Expects that photos join as the visitor nears the end: in order, once, and nothing shifts. */
async function expectToJoin(page: Page) {
  const fetched = fetchedPages(page);
  await watchLayoutShift(page);
  await open(page, '/gallery/');
  await page.waitForLoadState('networkidle');
  await expect(tiles(page)).toHaveCount(24);
  expect(fetched, 'on the first visit').toEqual([]);
  await scrollTo(page, PHOTOS.length);
  await expect(count(page).getByRole('status')).toHaveText(showing(1, 60));
  await expect(more(page)).toHaveCount(0);
  const order = tiles(page).evaluateAll((all: HTMLElement[]) =>
    all.map((each) => each.dataset.photo),
  );
  expect(await order).toEqual(PHOTOS.map(({ slug }) => slug));
  expect(fetched).toEqual([
    '/page-data/gallery/2/page-data.json',
    '/page-data/gallery/3/page-data.json',
  ]);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('photos join, and Tab goes on among them', async ({ page }) => {
    await expectToJoin(page);
    await tile(page, 24).focus();
    await page.keyboard.press('Tab');
    await expect(tile(page, 25)).toBeFocused();
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('photos join; Back and a reload return to the place among them; a new visit begins at the beginning', async ({
    page,
  }) => {
    await expectToJoin(page);
    await tile(page, 50).scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    expect(top).toBeGreaterThan(2000);
    await test.step('a photo that opens draws only its own tile anew', async () => {
      await page.evaluate(() => {
        const drawn = { count: 0 };
        Object.assign(window, { drawn });
        new MutationObserver((changes) => (drawn.count += changes.length)).observe(
          document.querySelector('[role=list]') as Element,
          { subtree: true, attributes: true, childList: true },
        );
      });
      await tile(page, 50).click();
      await expect(dialog(page)).toBeVisible();
      const drawn = () =>
        page.evaluate(() => (window as unknown as { drawn: { count: number } }).drawn.count);
      expect(await drawn()).toBeLessThan(20);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
    });
    const returned = async () => {
      await expect(tiles(page)).toHaveCount(PHOTOS.length);
      await expect.poll(() => scrollTop(page)).toBe(top);
    };
    await page.getByRole('banner').getByRole('link', { name: PAGES.about.name }).click();
    await expect(page).toHaveURL('/about/');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await returned();
    await page.reload();
    await returned();
    await open(page, '/gallery/2/');
    await page.goBack();
    await returned();
    await open(page, '/about/');
    await open(page, '/gallery/');
    await page.waitForLoadState('networkidle');
    await expect(tiles(page)).toHaveCount(24);
  });
});

test('who reaches the end before the next photos sees nothing move, and can ask for them', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.route('**/page-data/gallery/2/*', async (route) => {
    await expect(more(page)).toBeInViewport();
    await route.continue();
  });
  await open(page, '/gallery/');
  const joined = page.waitForResponse('**/page-data/gallery/2/*');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bottom = await scrollTop(page);
  await joined;
  await page.keyboard.press('End');
  await expect(more(page)).toBeInViewport();
  await expect(tiles(page)).toHaveCount(24);
  expect(await scrollTop(page)).toBe(bottom);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  await more(page).press('Enter');
  await expect(tile(page, 25)).toBeFocused();
  await expect(tile(page, 25)).toBeInViewport();
  await expect(tiles(page)).toHaveCount(48);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(count(page).getByRole('status')).toHaveText(showing(1, 48));
  await page.evaluate(() => window.scrollBy(0, -window.innerHeight));
  await expect(tiles(page)).toHaveCount(60);
});

test('what cannot be fetched is said, and can be tried again; then the viewer goes on over the end of a page, and the grid with it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/page-data\/gallery\/2/);
  await open(page, '/gallery/');
  const lost = '**/page-data/gallery/2/page-data.json';
  await page.route(lost, (route) => route.abort());
  await tile(page, 24).click();
  await expect(place(page, 24)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('alert')).toHaveText(viewer.failed);
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[23].title);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(count(page).getByRole('alert')).toHaveText(paging.failed);
  await expect(tiles(page)).toHaveCount(24);
  await page.unroute(lost);
  await more(page).click();
  await expect(tiles(page)).toHaveCount(48);
  await expect(count(page).getByRole('alert')).toHaveCount(0);

  await tile(page, 48).click();
  await expect(place(page, 48)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 49)).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[48].title);
  await page.keyboard.press('Escape');
  await expect(tile(page, 49)).toBeFocused();
  await expect(tile(page, 49)).toBeInViewport({ ratio: 0.9 });
  await expect(tiles(page)).toHaveCount(60);
});

test('an address opens any photo, over the page it is asked on, and the viewer wraps over the whole gallery', async ({
  page,
}) => {
  const fetched = fetchedPages(page);
  await open(page, `/gallery/${hash(55)}`);
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[54].title);
  await expect(place(page, 55)).toBeVisible();
  expect(fetched).toEqual(['/gallery/photos.json', '/page-data/gallery/3/page-data.json']);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, 60)).toBeVisible();
  await expect(page).toHaveURL(`/gallery/${hash(60)}`);
  await page.keyboard.press('Escape');
  await expect(tile(page, 60)).toBeFocused();
  await expect(count(page)).toContainText(showing(49, 60));
  await earlier(page).click();
  await expect(page).toHaveURL('/gallery/2/');

  await open(page, `/gallery/2/?linked${hash(3)}`);
  await expect(place(page, 3)).toBeVisible();
  await open(page, '/gallery/2/');
  await tile(page, 30).click();
  await expect(page).toHaveURL(`/gallery/2/${hash(30)}`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 30)).toBeFocused();
});
