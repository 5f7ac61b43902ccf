import { open } from '../support/site';
import { expect, test } from '../support/test';

test('the cards of the services page', async ({ page }) => {
  // A phone, on which some cards are below the window.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services/');
  const cards = page.getByRole('main').getByRole('article');
  const faded = page.locator('[data-state]');

  await test.step('a card below the window is hidden, and has the delay of its column', async () => {
    const delays = () =>
      faded.evaluateAll((elements) =>
        elements.slice(0, 4).map((element) => getComputedStyle(element).animationDelay),
      );
    await expect.poll(delays).toEqual(['0s', '0.15s', '0.3s', '0s']);
    await expect(faded.nth(5)).toHaveCSS('opacity', '0');
  });

  /** The number of different pairs of left and right edges of the rows, and of cards in the longest row. */
  const rows = () =>
    cards.evaluateAll((elements) => {
      // `offsetTop`, because a card's rectangle moves up while it fades in.
      const places = elements.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right, top: card.closest('li')?.offsetTop };
      });
      const tops = [...new Set(places.map(({ top }) => top))];
      const inRows = tops.map((at) => places.filter(({ top }) => top === at));
      const edges = inRows.map((row) => `${row[0].left} ${Math.round(row[row.length - 1].right)}`);
      return { edges: new Set(edges).size, most: Math.max(...inRows.map((row) => row.length)) };
    });

  await test.step('they fill their rows in every window', async () => {
    for (const [width, most] of [
      [390, 1],
      [768, 2],
      [1024, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(rows, `${width} px`).toEqual({ edges: 1, most });
    }
  });

  await test.step('a link to a card leads to where it is once it has faded in', async () => {
    await page.goto('about:blank');
    await open(page, '/services/#weather-sense');
    const card = faded.filter({ hasText: 'Weather Sense' });
    await expect(card).toHaveCSS('opacity', '1');
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(100);
  });

  await test.step('with reduced motion none is hidden or animated', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/services/');
    for (const each of await faded.all()) {
      await expect(each).toHaveCSS('opacity', '1');
      await expect(each).toHaveCSS('animation-name', 'none');
    }
  });
});
