import type { Page } from '@playwright/test';
import { SERVICES, servicesPage } from '../support/fixture';
import { open, PHONE, restingTop, spread, swipe } from '../support/site';
import { expect, test } from '../support/test';

const TOTAL = SERVICES.length;
const carousel = (page: Page) =>
  page.getByRole('group', { name: servicesPage.heading, exact: true });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Show/ });

/** Titles of the cards that are wholly in the carousel's window and can be reached. */
async function shown(page: Page): Promise<string[]> {
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

/** Waits for the glide to end with so many cards in sight, from one counted from 1. */
async function expectShown(page: Page, from: number, cards: number) {
  await expect.poll(() => shown(page)).toEqual(SERVICES.slice(from - 1, from - 1 + cards));
}

/** How cards come into sight: all glide there, or the new ones fade in where they are. */
const motion = (page: Page) =>
  carousel(page)
    .locator('[style*="--position"]')
    .evaluate((track) => (getComputedStyle(track).transitionDuration === '0s' ? 'fade' : 'glide'));

test('on a wide screen four cards step by one, wrap at both ends, and the others are out of reach of all', async ({
  page,
}) => {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Next services' });
  const previous = page.getByRole('button', { name: 'Previous services' });
  await expect(dots(page)).toHaveCount(TOTAL - 3);
  await expectShown(page, 1, 4);

  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map((node) => String(node.name?.value));
  expect(names('group').filter((name) => name.endsWith(` of ${TOTAL}`))).toEqual(
    SERVICES.slice(0, 4).map((title, index) => `${title}, ${index + 1} of ${TOTAL}`),
  );
  expect(names('button').filter((name) => name.includes('services'))).toEqual([
    'Previous services',
    'Next services',
    ...SERVICES.slice(3).map((_, at) => `Show services ${at + 1} to ${at + 4} of ${TOTAL}`),
  ]);

  await previous.focus();
  const reached: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? null));
  }
  expect(reached).toEqual([
    ...SERVICES.slice(0, 4).map((title) => `${servicesPage.learnMore}: ${title}`),
    'Next services',
  ]);

  await next.click();
  await expectShown(page, 2, 4);
  await expect(next).toBeFocused();
  await previous.click();
  expect(await motion(page)).toBe('glide');
  await previous.click();
  expect(await motion(page), 'from one end to the other').toBe('fade');
  await expectShown(page, TOTAL - 3, 4);
  await expect(dots(page).last()).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expectShown(page, 1, 4);
  await expect(next, 'at an end').toBeFocused();
  await dots(page).nth(2).click();
  await expectShown(page, 3, 4);
  await expect(dots(page).nth(2)).toBeFocused();
  await dots(page).first().click();

  await page.setViewportSize({ width: 1024, height: 768 });
  await expectShown(page, 1, 4);
  const heights = await carousel(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('one card a slide: swipes and dots move it, a drag up scrolls the page, two fingers enlarge it', async ({
    page,
  }) => {
    await open(page, '/');
    await carousel(page).scrollIntoViewIfNeeded();
    const box = await carousel(page).getByRole('article').first().boundingBox();
    const y = (box?.y ?? 0) + 60;
    const swipeBy = (...moves: [x: number, y: number][]) =>
      swipe(page, [{ x: 200, y }, ...moves.map(([dx, dy]) => ({ x: 200 + dx, y: y + dy }))]);

    // After a swipe that ends fast, Chromium takes a tap for the end of its fling, without a click.
    const tapDot = (place: number) =>
      expect(async () => {
        await dots(page)
          .nth(place - 1)
          .tap();
        await expect(dots(page).nth(place - 1)).toHaveAttribute('aria-current', 'true', {
          timeout: 1000,
        });
      }).toPass();

    await expectShown(page, 1, 1);
    await expect(dots(page)).toHaveCount(TOTAL);
    await expect(page.getByText(servicesPage.swipeHint)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden();

    await swipeBy([-20, 0], [-50, 0]);
    await expectShown(page, 2, 1);
    await tapDot(1);
    await expectShown(page, 1, 1);
    await swipeBy([40, 0], [120, 0]);
    await expectShown(page, TOTAL, 1);
    await page.getByRole('link', { name: SERVICES[TOTAL - 1] }).focus();
    await swipeBy([-40, 0], [-120, 0]);
    await expectShown(page, 1, 1);
    await expect(dots(page).first()).toBeFocused();
    await tapDot(3);
    await expectShown(page, 3, 1);
    const before = await restingTop(page, '#services');
    await swipeBy([-30, -60], [-60, -140]);
    // Playwright cancels touches that miss what it taps, as they may while the page still scrolls.
    expect(await restingTop(page, '#services')).toBeLessThan(before - 50);
    await expectShown(page, 3, 1);
    await tapDot(4);
    await expectShown(page, 4, 1);
    const middle = await carousel(page).getByRole('article').nth(3).boundingBox();
    await spread(page, { x: 195, y: (middle?.y ?? 0) + 60 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});
