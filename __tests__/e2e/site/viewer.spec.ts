import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { galleryPage, PAGES, PHOTOS, site } from '../support/fixture';
import { layoutShift, open, PHONE, spread, swipe, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

const { viewer } = galleryPage;
const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).getByRole('img');
const tile = (page: Page, place: number) =>
  page.locator('[data-photo]').getByRole('link', { name: PHOTOS[place - 1].title });
const hash = (place: number) => `#photo=${PHOTOS[place - 1].slug}`;
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const scale = (page: Page) =>
  picture(page).evaluate(
    (img) => img.getBoundingClientRect().width / (img as HTMLElement).offsetWidth,
  );

/** Waits until the viewer shows the photo at a place, counted from 1. */
async function expectPhoto(page: Page, place: number) {
  await expect(dialog(page).getByRole('heading')).toHaveText(PHOTOS[place - 1].title);
  await expect(
    dialog(page).getByText(`${place} of ${PHOTOS.length}`, { exact: true }),
  ).toBeVisible();
}

async function expectPicture(page: Page) {
  await expect(picture(page)).toHaveJSProperty('complete', true);
  await expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0);
}

async function view(page: Page, place: number) {
  await open(page, `/gallery/${hash(place)}`);
  await expectPhoto(page, place);
  await expectPicture(page);
}

test('an opened photo is one step of history: keys go through all, every way of closing leads to its tile', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: PAGES.gallery.name }).click();
  await tile(page, 3).click();
  await expectPhoto(page, 3);
  await expect(page).toHaveURL(`/gallery/${hash(3)}`);
  await button(page, 'Next photo').click();
  await expectPhoto(page, 4);
  await button(page, 'Previous photo').click();
  await expectPhoto(page, 3);
  for (const [key, place] of [
    ['ArrowRight', 4],
    ['Home', 1],
    ['ArrowLeft', PHOTOS.length],
    ['ArrowRight', 1],
    ['End', PHOTOS.length],
    ['Home', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectPhoto(page, place);
  }
  await expect(page).toHaveURL(`/gallery/${hash(2)}`);
  const closed = async (place: number) => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery/');
    await expect(tile(page, place)).toBeFocused();
    await expect(tile(page, place)).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  };
  await page.goBack();
  await closed(2);
  await page.goForward();
  await expectPhoto(page, 2);
  await page.keyboard.press('Escape');
  await closed(2);
  await tile(page, 1).click();
  await expectPhoto(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 2);
  await button(page, 'Close photo').click();
  await closed(2);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address opens its photo, whole in the window, with its words; button, double click and wheel enlarge it, arrow keys then move it; that of no photo shows the gallery; a lost picture can be tried again, and the link copied', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  await view(page, 3);
  const photo = PHOTOS[2];
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "${photo.title}":
      - heading "${photo.title}" [level=2]
      - img "${photo.alt}"
      - status
      - paragraph
      - button "${viewer.copyLink}"
      - status
      - text: ${galleryPage.brand} ${site.founder.name}
      - button "Previous photo"
      - paragraph: 3 of ${PHOTOS.length}
      - button "Next photo"
      - button "Zoom"
      - button "Close photo"
      - status
  `);
  const box = await picture(page).boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true);
  expect(await findings(page)).toEqual([]);
  const ahead = dialog(page).locator('[hidden] img');
  await expect
    .poll(() =>
      ahead.evaluateAll((images) =>
        images.map((img) => (img as HTMLImageElement).currentSrc.replace(/.*\/|\.\w+$/g, '')),
      ),
    )
    .toEqual([PHOTOS[3].slug, PHOTOS[1].slug]);
  const zoom = button(page, 'Zoom');
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1);
  const before = await picture(page).boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await picture(page).boundingBox())?.x)
    .toBeLessThan(before?.x ?? 0);
  await expectPhoto(page, 3);
  await zoom.click();
  await expect.poll(() => scale(page)).toBeCloseTo(1, 2);
  await picture(page).dblclick();
  await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1);
  await picture(page).dblclick();
  await expect.poll(() => scale(page)).toBeCloseTo(1, 2);
  await picture(page).hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scale(page)).toBeGreaterThan(1);
  await zoom.click();
  await expect.poll(() => scale(page)).toBeCloseTo(1, 2);

  await picture(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery/');
  await page.goto('/gallery/?again#photo=nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES.gallery.heading);
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);

  allowConsole(/Failed to load resource|failed request/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lost = new RegExp(`/static/.*${PHOTOS[7].slug}`);
  await page.route(lost, (route) => route.abort());
  await open(page, `/gallery/?lost${hash(8)}`);
  await expect(dialog(page).getByText(viewer.failed)).toBeVisible();
  await page.unroute(lost);
  await button(page, viewer.retry).click();
  await expectPicture(page);
  await button(page, viewer.copyLink).click();
  await expect(dialog(page).getByText(viewer.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}/gallery/${hash(8)}`,
  );
});

test('opening and closing move the picture between its tile and its place, and nothing shifts', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await open(page, '/gallery/');
  // The dialog's script comes at the visitor's first sign of life.
  const script = page.waitForResponse(/\.js$/);
  await page.mouse.move(300, 300);
  await script;
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluateHandle(() => {
    const seen = { come: 0, gone: 0 };
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        seen.come += [...addedNodes].filter(({ nodeName }) => nodeName === 'IMG').length;
        seen.gone += [...removedNodes].filter(({ nodeName }) => nodeName === 'IMG').length;
      }
    }).observe(document.body, { childList: true });
    return seen;
  });

  await tile(page, 1).click();
  await expectPicture(page);
  await expect.poll(() => moved.jsonValue()).toEqual({ come: 1, gone: 1 });
  await page.keyboard.press('Escape');
  await expect.poll(() => moved.jsonValue()).toEqual({ come: 2, gone: 2 });
  expect(await layoutShift(page)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('swipes turn and close, two fingers enlarge and turn nothing; the turned phone keeps the photo, and closing finds its tile', async ({
    page,
  }) => {
    await open(page, '/gallery/');
    await tile(page, 8).tap();
    await expectPhoto(page, 8);
    await page.setViewportSize({ width: 844, height: 390 });
    await expectPhoto(page, 8);
    await page.setViewportSize(PHONE.viewport);
    const drag = (...points: [x: number, y: number][]) =>
      swipe(
        page,
        points.map(([x, y]) => ({ x, y })),
      );
    await drag([200, 400], [170, 400], [150, 400]);
    await expectPhoto(page, 9);
    await drag([200, 400], [230, 400], [250, 400]);
    await expectPhoto(page, 8);

    await expectPicture(page);
    await spread(page, { x: 195, y: 400 });
    await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
    await expectPhoto(page, 8);
    await button(page, 'Zoom').tap();
    await expect(button(page, 'Zoom')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => scale(page)).toBeCloseTo(1, 2);
    await page.setViewportSize({ width: 844, height: 390 });
    await drag([422, 150], [422, 180], [422, 200]);
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, 8)).toBeFocused();
    await expect(tile(page, 8)).toBeInViewport();
    const bottom = await tile(page, 8).evaluate(
      (element) => element.getBoundingClientRect().bottom,
    );
    expect(bottom).toBeGreaterThan(80);
  });
});
