import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { open, PHONE, ROUTES, UNKNOWN } from './support/site';

/** What axe-core finds, a line for each element. */
async function findings(page: Page): Promise<string[]> {
  // Entrances fade: contrast is measured when they have ended.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Brings everything that waits for the scroll into view, and goes back to the top. */
async function see(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
}

for (const [size, use] of [
  ['390 px', PHONE],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`axe finds nothing at ${size}`, () => {
    test.use(use);

    for (const { path } of ROUTES) {
      test(`on ${path}`, async ({ page }) => {
        await open(page, path);
        await see(page);
        expect(await findings(page)).toEqual([]);
      });
    }

    test('on the page for unknown addresses', async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await open(page, UNKNOWN);
      expect(await findings(page)).toEqual([]);
    });

    test('with a photo opened', async ({ page }) => {
      await open(page, '/gallery/#photo=keynote-hall');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('with the toast shown', async ({ page }) => {
      await open(page, '/contact/');
      await page.getByRole('textbox', { name: 'Your name' }).fill('A visitor');
      await page.getByRole('textbox', { name: 'E-mail address' }).fill('visitor@school.example');
      await page.getByRole('combobox').selectOption('Other');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await expect(page.getByText('Message Sent!')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('axe finds nothing with the menu open', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});

for (const { path } of ROUTES) {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    test(`${path} does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBe(client);
    });
  }
}

test('the first Tab offers a way past the header', async ({ page }) => {
  await open(page, '/services/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
