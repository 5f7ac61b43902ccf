import { carousel, dots, expectShown } from '../support/carousel';
import { PHOTOS, SERVICES, servicesPage } from '../support/fixture';
import { dialog, tile } from '../support/locators';
import { open, PHONE, restingTop } from '../support/site';
import { expect, test } from '../support/test';
import { spread, swipe } from '../support/touch';

const TOTAL = SERVICES.length;

test.use(PHONE);

test('the carousel, one card a slide: swipes and dots move it, a drag up scrolls the page, two fingers enlarge it', async ({
  page,
}) => {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  const card = carousel(page).getByRole('article').first();
  /** A finger that goes from the middle of the card in sight, by some pixels. */
  const swipeBy = async (...moves: [x: number, y: number][]) => {
    const y = ((await card.boundingBox())?.y ?? NaN) + 60;
    await swipe(page, [200, y], ...moves.map(([dx, dy]) => [200 + dx, y + dy] as const));
  };

  await expectShown(page, 1, 1);
  await expect(page.getByText(servicesPage.swipeHint)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden();
  const frame = carousel(page).locator('[style*="--position"] >> xpath=..');
  await expect(frame).toHaveCSS('touch-action', 'pan-y pinch-zoom');

  await swipeBy([-20, 0], [-50, 0]);
  await expectShown(page, 2, 1);
  // After a swipe that ends fast, Chromium takes a tap for the end of its fling, without a click.
  await expect(async () => {
    await dots(page).first().tap();
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
  }).toPass();
  await expectShown(page, 1, 1);
  await swipeBy([40, 0], [120, 0]);
  await expectShown(page, TOTAL, 1);
  await page.getByRole('link', { name: SERVICES[TOTAL - 1] }).focus();
  await swipeBy([-40, 0], [-120, 0]);
  await expectShown(page, 1, 1);
  await expect(dots(page).first()).toBeFocused();
  const before = await restingTop(page, '#services');
  await swipeBy([-30, -60], [-60, -140]);
  await expect.poll(() => restingTop(page, '#services')).toBeLessThan(before - 50);
  await expectShown(page, 1, 1);
  await spread(page, [195, ((await card.boundingBox())?.y ?? NaN) + 60]);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
});

test('an opened photo: swipes turn and close, two fingers enlarge and turn nothing; the turned phone keeps it, and closing finds its tile', async ({
  page,
}) => {
  const expectPhoto = (place: number) =>
    expect(dialog(page)).toHaveAccessibleName(PHOTOS[place - 1].title);
  const zoom = dialog(page).getByRole('button', { name: 'Zoom' });
  await open(page, '/gallery/');
  await tile(page, 8).tap();
  await expectPhoto(8);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectPhoto(8);
  await page.setViewportSize(PHONE.viewport);
  const stage = dialog(page).locator('[data-photo-frame] >> xpath=../..');
  await expect(stage).toHaveCSS('touch-action', 'none');
  await swipe(page, [200, 400], [170, 400], [150, 400]);
  await expectPhoto(9);
  await swipe(page, [200, 400], [230, 400], [250, 400]);
  await expectPhoto(8);

  await expect(dialog(page).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  await spread(page, [195, 400]);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expectPhoto(8);
  await zoom.tap();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await page.setViewportSize({ width: 844, height: 390 });
  await swipe(page, [422, 150], [422, 180], [422, 200]);
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile(page, 8)).toBeFocused();
  await expect(tile(page, 8)).toBeInViewport();
  const bottom = await tile(page, 8).evaluate((link) => link.getBoundingClientRect().bottom);
  expect(bottom, 'below the header').toBeGreaterThan(80);
});
