import { carousel, dots, expectShown } from '../support/carousel';
import { SERVICES, servicesPage } from '../support/fixture';
import { dialog, expectLoaded, expectPhoto, tile } from '../support/locators';
import { open, PHONE, restingTop } from '../support/site';
import { expect, test } from '../support/test';
import { spread, swipe } from '../support/touch';

const TOTAL = SERVICES.length;

test.use(PHONE);

test('touching the carousel', async ({ page }) => {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  const card = carousel(page).getByRole('article').first();
  /** Swipes from the middle of the card in view; each move is an offset from there, px. */
  const swipeBy = async (...moves: [x: number, y: number][]) => {
    const y = ((await card.boundingBox())?.y ?? NaN) + 60;
    await swipe(page, [200, y], ...moves.map(([dx, dy]) => [200 + dx, y + dy] as const));
  };

  await test.step('it shows one card, and a hint in place of the arrow buttons', async () => {
    await expectShown(page, 1, 1);
    await expect(page.getByText(servicesPage.swipeHint)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden();
    const frame = carousel(page).locator('[style*="--position"] >> xpath=..');
    await expect(frame).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  });

  await test.step('swipes move it and wrap at both ends', async () => {
    await swipeBy([-20, 0], [-50, 0]);
    await expectShown(page, 2, 1);
    // Chromium takes a tap soon after a fast swipe for the end of its fling, and fires no click.
    await expect(async () => {
      await dots(page).first().tap();
      await expect(dots(page).first()).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
    }).toPass();
    await expectShown(page, 1, 1);
    await swipeBy([40, 0], [120, 0]);
    await expectShown(page, TOTAL, 1);
  });

  await test.step('the focus leaves a card that a swipe moves out of view', async () => {
    await page.getByRole('link', { name: SERVICES[TOTAL - 1] }).focus();
    await swipeBy([-40, 0], [-120, 0]);
    await expectShown(page, 1, 1);
    await expect(dots(page).first()).toBeFocused();
  });

  await test.step('a vertical drag scrolls the page', async () => {
    const before = await restingTop(page, '#services');
    await swipeBy([-30, -60], [-60, -140]);
    await expect.poll(() => restingTop(page, '#services')).toBeLessThan(before - 50);
    await expectShown(page, 1, 1);
  });

  await test.step('two fingers zoom the page', async () => {
    await spread(page, [195, ((await card.boundingBox())?.y ?? NaN) + 60]);
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});

test('touching an opened photo', async ({ page }) => {
  const zoom = dialog(page).getByRole('button', { name: 'Zoom' });
  await open(page, '/gallery/');
  await tile(page, 8).tap();
  await expectPhoto(page, 8);

  await test.step('it stays open when the phone is turned', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expectPhoto(page, 8);
    await page.setViewportSize(PHONE.viewport);
  });

  await test.step('a swipe to the side shows another photo', async () => {
    const stage = dialog(page).locator('[data-photo-frame] >> xpath=../..');
    await expect(stage).toHaveCSS('touch-action', 'none');
    await swipe(page, [200, 400], [170, 400], [150, 400]);
    await expectPhoto(page, 9);
    await swipe(page, [200, 400], [230, 400], [250, 400]);
    await expectPhoto(page, 8);
  });

  await test.step('two fingers zoom in, and show no other photo', async () => {
    await expectLoaded(dialog(page).getByRole('img'));
    await spread(page, [195, 400]);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await expectPhoto(page, 8);
    await zoom.tap();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a swipe down on the turned phone closes it at its tile', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await swipe(page, [422, 150], [422, 180], [422, 200]);
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, 8)).toBeFocused();
    await expect(tile(page, 8)).toBeInViewport();
    const bottom = await tile(page, 8).evaluate((link) => link.getBoundingClientRect().bottom);
    expect(bottom, 'below the header').toBeGreaterThan(80);
  });
});
