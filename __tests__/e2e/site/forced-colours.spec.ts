import type { Locator } from '@playwright/test';
import { PAGES } from '../support/fixture';
import { dialog, menuButton } from '../support/locators';
import { open, PHONE } from '../support/page';
import { expect, test } from '../support/test';

test.use({ ...PHONE, forcedColors: 'active' });

test('forced colours', async ({ page }) => {
  /** Whether a pseudo-element with a border marks a link, since forced colours remove backgrounds. */
  const isMarked = (link: Locator) =>
    link.evaluate((element) =>
      ['::before', '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(({ content, opacity }) => content !== 'none' && opacity !== '0')
        .some(({ borderBottomWidth }) => parseFloat(borderBottomWidth) > 0),
    );
  await open(page, PAGES.about.path);

  await test.step('the menu marks the current page', async () => {
    await menuButton(page).tap();
    const current = dialog(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', PAGES.about.path);
    await expect.poll(() => isMarked(current)).toBe(true);
  });

  await test.step('so does the header', async () => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(dialog(page)).toHaveCount(0);
    const current = page.getByRole('banner').locator('[aria-current=page]:visible');
    await expect(current).toHaveAttribute('href', PAGES.about.path);
    await expect.poll(() => isMarked(current)).toBe(true);
  });

  await test.step('cards and form have an edge', async () => {
    await open(page, '/#contact');
    const edges = await page
      .locator('#contact h3')
      .evaluateAll((headings) =>
        headings.map((heading) =>
          [...document.querySelectorAll('#contact *')].some(
            (box) => box.contains(heading) && getComputedStyle(box).outlineStyle !== 'none',
          ),
        ),
      );
    expect(edges.length).toBeGreaterThan(1);
    expect(edges).not.toContain(false);
  });
});
