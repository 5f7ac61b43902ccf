import { expect, test } from './support/test';
import { open } from './support/site';

test('eight cards, each with picture, icon, title, text and a link to the contact section', async ({
  page,
}) => {
  await open(page, '/services/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.locator('svg').first()).toBeAttached();
    await expect(card.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
      'href',
      '/#contact',
    );
  }
});

test('a card further down fades in once, after its delay, when a tenth of it is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services/');
  const card = page.locator('[data-state]').nth(5);
  await expect(card).toHaveAttribute('data-state', 'waiting');
  expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  const { top, height } = await card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + window.scrollY, height: box.height };
  });
  const show = (share: number) =>
    page.evaluate((y) => window.scrollTo(0, y), top - 844 + height * share);
  await show(0.08);
  await page.waitForTimeout(200);
  await expect(card).toHaveAttribute('data-state', 'waiting');
  await show(0.12);
  await expect(card).toHaveAttribute('data-state', 'shown');
  expect(await card.evaluate((element) => getComputedStyle(element).animationDelay)).toBe('0.3s');
  await expect.poll(() => card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
  await expect(card).toHaveAttribute('data-state', 'shown');
});

test('the delays are 0, 150 and 300 ms', async ({ page }) => {
  await open(page, '/services/');
  const delays = await page
    .locator('[data-state]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
  expect(delays).toEqual(['0s', '0.15s', '0.3s', '0s', '0.15s', '0.3s', '0s', '0.15s']);
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

for (const [width, count] of [
  [390, 1],
  [768, 2],
  [1024, 3],
  [1440, 4],
] as const) {
  test(`${width} px: ${count} cards side by side`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/services/');
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(count);
  });
}
