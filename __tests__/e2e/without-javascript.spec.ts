import { expect, test } from './support/test';
import { PHONE, ROUTES } from './support/site';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of ROUTES) {
  test(`${path} can be read: no text or picture stays hidden`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const main = page.getByRole('main');
    const hidden = await main.locator('h1, h2, h3, p, img, a, td').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const { opacity, visibility } = getComputedStyle(element);
          return box.width < 1 || box.height < 1 || opacity !== '1' || visibility !== 'visible';
        })
        .map((element) => element.textContent || element.getAttribute('alt'))
        // The hint speaks of swiping, which needs a script; the rest are places for a script's words.
        .filter((text) => text && text !== 'Swipe to explore more services'),
    );
    expect(hidden).toEqual([]);
    for (const picture of await main.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
        )
        .toBe(true);
    }
  });
}

test('all eight services stand on home, within the page', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
  }
  await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden();
  await expect(page.getByText('Swipe to explore more services')).toBeHidden();
});

test('the form’s button says that sending needs a script, and cannot be pressed', async ({
  page,
}) => {
  await page.goto('/contact/');
  await expect(page.getByRole('button', { name: 'Sending needs JavaScript' })).toBeDisabled();
});

test('photos carry their captions for keyboards, in content order', async ({ page }) => {
  await page.goto('/gallery/');
  await expect(page.locator('[data-photo]')).toHaveCount(11);
  await page.getByRole('link', { name: 'Back to Home' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('A full house for the keynote')).toHaveCSS('opacity', '1');
});

test('hash links lead to their sections by themselves', async ({ page }) => {
  await page.goto('/gallery/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the navigation stands in the header', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(['Services', 'About', 'Gallery', 'Contact']);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await main.getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL('/contact/');
  });

  test('the gallery’s captions are shown', async ({ page }) => {
    await page.goto('/gallery/');
    await expect(page.getByText('A full house for the keynote')).toBeVisible();
  });
});
