import { carousel, dots, expectShown } from '../support/carousel';
import { labels, SERVICES, servicesPage } from '../support/fixture';
import { open } from '../support/page';
import { expect, test } from '../support/test';

const TOTAL = SERVICES.length;
/** The last position at which four cards are in view, counted from 1. */
const END = TOTAL - 3;

test('the carousel on a wide screen', async ({ page }) => {
  await open(page, '/');
  await carousel(page).scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: labels.carousel.next });
  const previous = page.getByRole('button', { name: labels.carousel.previous });
  await expectShown(page, 1, 4);

  await test.step('Tab reaches only the four cards in view', async () => {
    await next.focus();
    for (const title of SERVICES.slice(0, 4)) {
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: `${servicesPage.learnMore} ${title}` });
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dots(page).first()).toBeFocused();
  });

  for (const [name, button, position] of [
    ['next', next, 2],
    ['previous', previous, 1],
    ['previous wraps to the end', previous, END],
    ['next wraps to the start', next, 1],
    ['a dot', dots(page).nth(2), 3],
  ] as const) {
    await test.step(name, async () => {
      await button.click();
      await expectShown(page, position, 4);
      await expect(button).toBeFocused();
      await expect(dots(page).nth(position - 1)).toHaveAttribute('aria-current', 'true');
    });
  }

  await test.step('at 1024 px four cards fit', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await expectShown(page, 3, 4);
  });

  await test.step('between phone and desktop a mouse gets arrows and no hint to swipe', async () => {
    await page.setViewportSize({ width: 800, height: 1000 });
    await expect(page.getByText(servicesPage.swipeHint)).toBeHidden();
    await next.click();
    await expectShown(page, 4, 1);
  });

  await test.step('on a right-to-left page', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await dots(page).nth(1).click();
    await expectShown(page, 2, 4);
  });
});

test('the picture of a card is part of its link, and its words can be selected', async ({
  page,
}) => {
  await open(page, '/');
  const card = carousel(page).getByRole('article').first();
  await card.locator('p').dblclick({ position: { x: 5, y: 10 } });
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await card.click({ position: { x: 100, y: 60 } });
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole('combobox')).toHaveValue(SERVICES[0]);
});
