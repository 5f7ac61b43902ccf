import { SERVICES } from '../support/fixture';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test('a card for each service, with picture, icon, title, text and a link to the contact section, in rows without a hole; one further down fades in once, after its delay, and with reduced motion nothing is hidden', async ({
  page,
}) => {
  // On a phone, where cards are further down.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([...SERVICES]);
  await expect(cards.getByRole('img')).toHaveCount(SERVICES.length);
  await expect(cards.locator('svg:first-child')).not.toHaveCount(0);
  for (const link of await cards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/#contact');
  }
  const states = page.locator('[data-state]');
  const delays = await states.evaluateAll((cards) =>
    cards.map((card) => getComputedStyle(card).animationDelay),
  );
  expect(delays.slice(0, 4)).toEqual(['0s', '0.15s', '0.3s', '0s']);
  const card = states.nth(5);
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await expect(card).toHaveCSS('opacity', '0');
  await card.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(card).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(card).toHaveAttribute('data-state', 'shown');

  /** Where each row begins and ends, and the most cards in one. */
  const rows = () =>
    cards.evaluateAll((elements) => {
      // The place in the grid: a card that fades in is still on its way up.
      const places = elements.map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right, top: card.closest('li')?.offsetTop };
      });
      const tops = [...new Set(places.map(({ top }) => top))];
      const inRows = tops.map((at) => places.filter(({ top }) => top === at));
      const edges = inRows.map((row) => `${row[0].left} ${Math.round(row[row.length - 1].right)}`);
      return { edges: new Set(edges).size, most: Math.max(...inRows.map((row) => row.length)) };
    });
  for (const [width, most] of [
    [390, 1],
    [768, 2],
    [1024, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(rows, `${width} px`).toEqual({ edges: 1, most });
  }
  // With any number of cards: some are taken away.
  for (let left = SERVICES.length; left > 2; left -= 1) {
    await cards.last().evaluate((card) => card.closest('li')?.remove());
    await page.setViewportSize({ width: 768, height: 900 });
    expect((await rows()).edges, `${left - 1} services`).toBe(1);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/services/');
  for (const each of await states.all()) {
    await expect(each).toHaveCSS('opacity', '1');
    await expect(each).toHaveCSS('animation-name', 'none');
  }
});
