import type { Page } from '@playwright/test';
import { carousel, dots, expectShown } from '../support/carousel';
import { SERVICES, servicesPage } from '../support/fixture';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const TOTAL = SERVICES.length;
/** The last position in which four cards are in sight, counted from 1. */
const END = TOTAL - 3;

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
  await expectShown(page, 1, 4);

  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
  expect(names.filter((name) => / of \d+$/.test(name))).toEqual([
    ...SERVICES.slice(3).map((_, at) => `Show services ${at + 1} to ${at + 4} of ${TOTAL}`),
    ...SERVICES.slice(0, 4).map((title, index) => `${title}, ${index + 1} of ${TOTAL}`),
  ]);
  await previous.focus();
  for (const title of SERVICES.slice(0, 4)) {
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: `${servicesPage.learnMore}: ${title}` });
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();

  for (const [button, from, moves] of [
    [next, 2, 'glide'],
    [previous, 1, 'glide'],
    [previous, END, 'fade'],
    [next, 1, 'fade'],
    [dots(page).nth(2), 3, 'fade'],
    [dots(page).first(), 1, 'fade'],
  ] as const) {
    await button.click();
    await expectShown(page, from, 4);
    expect(await motion(page), `to ${from}`).toBe(moves);
    await expect(button).toBeFocused();
    await expect(dots(page).nth(from - 1)).toHaveAttribute('aria-current', 'true');
  }

  await page.setViewportSize({ width: 1024, height: 768 });
  await expectShown(page, 1, 4);
  const heights = await carousel(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});
