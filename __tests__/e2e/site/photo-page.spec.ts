import sharp from 'sharp';
import { accessibilityProblems } from '../support/axe';
import { galleryPage, notFoundPage, PAGES, PHOTOS, site } from '../support/fixture';
import { expectLoaded, mainHeading, mainNavigation, photoPath, tile } from '../support/locators';
import { hold, open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

const [, , photo] = PHOTOS;
const path = photoPath(3);

test('what a link preview and a search engine read of a photo', async ({ page }) => {
  await page.goto(path);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  await expect(page).toHaveTitle(`${photo.title} · ${site.brand}`);
  expect(await content('meta[name=description]')).toBe(photo.description);
  expect(await content('meta[property="og:url"]')).toBe(site.url + path);
  expect(await content('meta[property="og:image:alt"]')).toBe(photo.alt);
  const address = new URL((await content('meta[property="og:image"]')) ?? '');
  const { width, height, format } = await sharp(
    await (await page.request.get(address.pathname)).body(),
  ).metadata();
  expect(format).toBe('jpeg');
  expect([width, height].map(String)).toEqual([
    await content('meta[property="og:image:width"]'),
    await content('meta[property="og:image:height"]'),
  ]);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'ImageObject', name: photo.title });
  expect(await (await page.request.get('/sitemap-0.xml')).text()).toContain(site.url + path);
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('every photo can be looked at large', async ({ page }) => {
    await page.goto('/gallery/');
    await tile(page, 3).click();
    await expect(page).toHaveURL(path);
    await expect(mainHeading(page)).toHaveText(photo.title);
    await expect(page.getByText(photo.description)).toBeVisible();
    await expect(page.getByText(galleryPage.brand)).toBeVisible();
    const picture = page.getByRole('img', { name: photo.alt });
    await expectLoaded(picture);
    expect((await picture.boundingBox())?.width).toBe(390);
    await page.getByRole('link', { name: 'Next photo' }).click();
    await expect(mainHeading(page)).toHaveText(PHOTOS[3].title);
    await page.getByRole('link', { name: galleryPage.paging.all }).click();
    await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a tile tapped before the scripts are there leads to the page of its photo', async ({
    page,
  }) => {
    const release = await hold(page, /\.js$/);
    await page.goto('/gallery/', { waitUntil: 'commit' });
    await tile(page, 3).tap();
    await expect(page).toHaveURL(path);
    await expect(mainHeading(page)).toHaveText(photo.title);
    release();
  });
});

test('the page of a photo', async ({ page, allowProblems }) => {
  allowProblems(/404/);

  await test.step('opens in a new tab from its tile', async () => {
    await open(page, '/gallery/');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      tile(page, 3).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(mainHeading(tab)).toHaveText(photo.title);
    await expect(tab).toHaveURL(path);
    await tab.close();
  });

  for (const old of [`/gallery/#photo=${photo.slug}`, `/gallery/2/?photo=${photo.slug}`]) {
    await test.step(`is where the old address ${old} leads`, async () => {
      await page.goto(old);
      await expect(page).toHaveURL(path);
      await expect(mainHeading(page)).toHaveText(photo.title);
    });
  }

  await test.step('has no accessibility problem, and fits every window', async () => {
    await open(page, path);
    for (const [width, height] of [
      [320, 256],
      [390, 844],
      [844, 390],
      [1024, 1024],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
      expect(await accessibilityProblems(page), `${width} px`).toEqual([]);
    }
  });

  await test.step('is the not-found page when the photo was withdrawn, and leads to the gallery', async () => {
    const response = await page.goto('/gallery/withdrawn/');
    expect(response?.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
    await mainNavigation(page).getByRole('link', { name: PAGES.gallery.name }).click();
    await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  });
});
