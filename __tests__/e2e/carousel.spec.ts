import type { Page } from '@playwright/test';
import { SERVICE_TITLES } from '../support/serviceTitles';
import { expect, test } from './support/test';
import { open, PHONE, swipe } from './support/site';

const carousel = (page: Page) => page.getByRole('group', { name: 'Our Services', exact: true });

/** Titles of the cards that are wholly in the carousel's window and can be reached. */
async function shown(page: Page): Promise<string[]> {
  await carousel(page).scrollIntoViewIfNeeded();
  return carousel(page).evaluate((element) => {
    const slides = [...element.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    return slides
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return !slide.inert && left >= 0 && right <= document.documentElement.clientWidth;
      })
      .map((slide) => slide.querySelector('h3')?.textContent ?? '');
  });
}

test.describe('on a wide screen', () => {
  test('shows four of eight cards, steps one card and wraps at both ends', async ({ page }) => {
    await open(page, '/');
    const next = page.getByRole('button', { name: 'Next services' });
    const previous = page.getByRole('button', { name: 'Previous services' });
    const dots = carousel(page).getByRole('button', { name: /^Show/ });
    await expect(dots).toHaveCount(5);
    await expect.poll(() => shown(page)).toEqual(SERVICE_TITLES.slice(0, 4));
    await next.click();
    await expect.poll(() => shown(page)).toEqual(SERVICE_TITLES.slice(1, 5));
    await expect(next).toBeFocused();
    await previous.click();
    await previous.click();
    await expect.poll(() => shown(page)).toEqual(SERVICE_TITLES.slice(4, 8));
    await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
    await next.click();
    await expect.poll(() => shown(page)).toEqual(SERVICE_TITLES.slice(0, 4));
    await dots.nth(2).click();
    await expect.poll(() => shown(page)).toEqual(SERVICE_TITLES.slice(2, 6));
    await expect(dots.nth(2)).toBeFocused();
  });

  test('keeps cards out of sight from the Tab key', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Previous services' }).focus();
    const reached: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
      );
    }
    expect(reached).toEqual([
      ...SERVICE_TITLES.slice(0, 4).map((title) => `Learn more: ${title}`),
      'Next services',
    ]);
  });

  test('has cards of equal height, whole at 1024 px too', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, '/');
    await expect.poll(() => shown(page)).toEqual(SERVICE_TITLES.slice(0, 4));
    const heights = await carousel(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  const swipeBy = async (page: Page, ...moves: [x: number, y: number][]) => {
    await carousel(page).scrollIntoViewIfNeeded();
    const box = await carousel(page).getByRole('article').first().boundingBox();
    const y = (box?.y ?? 0) + 60;
    await swipe(page, [{ x: 200, y }, ...moves.map(([dx, dy]) => ({ x: 200 + dx, y: y + dy }))]);
  };

  test('shows one card, eight dots and the hint', async ({ page }) => {
    await open(page, '/');
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[0]]);
    await expect(carousel(page).getByRole('button', { name: /^Show/ })).toHaveCount(8);
    await expect(page.getByText('Swipe to explore more services')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden();
  });

  test('a swipe of 49 px stays, one of 50 px moves a card, both ends wrap', async ({ page }) => {
    await open(page, '/');
    await swipeBy(page, [-20, 0], [-49, 0]);
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[0]]);
    await swipeBy(page, [-20, 0], [-50, 0]);
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[1]]);
    await swipeBy(page, [20, 0], [50, 0]);
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[0]]);
    await swipeBy(page, [40, 0], [120, 0]);
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[7]]);
    await swipeBy(page, [-40, 0], [-120, 0]);
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[0]]);
  });

  test('a swipe that comes back, or goes down more than sideways, moves nothing', async ({
    page,
  }) => {
    await open(page, '/');
    await swipeBy(page, [-80, 0], [-49, 0], [-10, 0]);
    await swipeBy(page, [-30, -60], [-60, -140]);
    await page.waitForTimeout(600);
    expect(await shown(page)).toEqual([SERVICE_TITLES[0]]);
  });

  test('a swipe away from a focused link leaves the focus on the dot of the card shown', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Learn more: Educational Consultancy' }).focus();
    await swipeBy(page, [-40, 0], [-120, 0]);
    await expect(
      page.getByRole('button', { name: 'Show Corporate and Institutional Training, 2 of 8' }),
    ).toBeFocused();
  });

  test('a dot leads to its card', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Show Life Coaching, 3 of 8' }).tap();
    await expect.poll(() => shown(page)).toEqual([SERVICE_TITLES[2]]);
  });
});
