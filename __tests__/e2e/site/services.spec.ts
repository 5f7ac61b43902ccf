import { SERVICES } from '../support/fixture';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test('a card for each service, with picture, icon, title, text and a link to the contact section; as many in a row as the width allows', async ({
  page,
}) => {
  await open(page, '/services/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([...SERVICES]);
  await expect(cards.getByRole('img')).toHaveCount(SERVICES.length);
  await expect(cards.locator('svg:first-child')).not.toHaveCount(0);
  for (const link of await cards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/#contact');
  }
  const lefts = () =>
    cards.evaluateAll((elements) =>
      elements.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await lefts()).size, `${width} px`).toBe(count);
  }
});

test('a card further down fades in once, after its delay, when a tenth of it is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services/');
  const states = page.locator('[data-state]');
  const delays = await states.evaluateAll((cards) =>
    cards.map((card) => getComputedStyle(card).animationDelay),
  );
  expect(delays.slice(0, 4)).toEqual(['0s', '0.15s', '0.3s', '0s']);
  const card = states.nth(5);
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await expect(card).toHaveCSS('opacity', '0');
  /** Scrolls until a share of the card is in view, and lets the browser tell the page. */
  const show = (share: number) =>
    card.evaluate(async (element, part) => {
      const box = element.getBoundingClientRect();
      scrollTo(0, box.top + scrollY - innerHeight + box.height * part);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, share);
  await show(0.08);
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await show(0.12);
  await expect(card).toHaveAttribute('data-state', 'shown');
  await expect(card).toHaveCSS('opacity', '1');
  await show(-2);
  await expect(card).toHaveAttribute('data-state', 'shown');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing fades and nothing is hidden', async ({ page }) => {
    await open(page, '/services/');
    const looks = await page.locator('[data-state]').evaluateAll((cards) =>
      cards.map((card) => {
        const { opacity, animationName } = getComputedStyle(card);
        return `${opacity} ${animationName}`;
      }),
    );
    expect(new Set(looks)).toEqual(new Set(['1 none']));
  });
});
