import { carousel, dots, expectShown, scroller } from '../support/carousel';
import { labels, PHOTOS, SERVICES, servicesPage } from '../support/fixture';
import { scrollTop, tiles } from '../support/locators';
import { open, PHONE } from '../support/page';
import { expect, test } from '../support/test';
import { swipe } from '../support/touch';

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

  await test.step('it shows one card, and a hint instead of the arrow buttons', async () => {
    await expectShown(page, 1, 1);
    await expect(page.getByText(servicesPage.swipeHint)).toBeVisible();
    await expect(page.getByRole('button', { name: labels.carousel.next })).toBeHidden();
    await expect(scroller(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  });

  await test.step('the focus leaves a card that a swipe moves out of view', async () => {
    await page.getByRole('link', { name: SERVICES[0] }).focus();
    await swipeBy([-40, 0], [-120, 0]);
    await expectShown(page, 2, 1);
    await expect(dots(page).nth(1)).toBeFocused();
  });

  await test.step('a vertical drag scrolls the page', async () => {
    const before = await scrollTop(page);
    await swipeBy([-30, -60], [-60, -140]);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 50);
    await expectShown(page, 2, 1);
  });
});

test('words of any length are below their photo', async ({ page }) => {
  await open(page, '/gallery/');
  await page.getByText(PHOTOS[2].description).evaluate((words) => {
    words.textContent = 'Words '.repeat(40);
  });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await tiles(page).evaluateAll((elements) =>
      elements.map((tile) => ({
        picture: tile.querySelector('img')?.getBoundingClientRect().bottom ?? NaN,
        words: tile.querySelector('[id$="-title"]')?.getBoundingClientRect().top ?? NaN,
        tile: tile.getBoundingClientRect(),
      })),
    );
    const columns = new Map<number, number>();
    for (const { picture, words, tile } of boxes) {
      expect(words, `${width} px`).toBeGreaterThan(picture);
      expect(tile.top, `${width} px`).toBeGreaterThanOrEqual(columns.get(tile.left) ?? 0);
      columns.set(tile.left, tile.bottom);
    }
  }
});
