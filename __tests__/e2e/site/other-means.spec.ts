import type { Locator } from '@playwright/test';
import { PAGES } from '../support/fixture';
import { dialog, menuButton } from '../support/locators';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test.describe('in forced colours', () => {
  test.use({ ...PHONE, contextOptions: { forcedColors: 'active' } });

  test('the current page is marked, in header and menu; cards and form keep an outline', async ({
    page,
  }) => {
    // Backgrounds go there; what an element draws beside its words as a border stays.
    const mark = (link: Locator) =>
      link.evaluate((element) =>
        ['::before', '::after']
          .map((pseudo) => getComputedStyle(element, pseudo))
          .filter(({ content, opacity }) => content !== 'none' && opacity !== '0')
          .some(({ borderBottomWidth }) => parseFloat(borderBottomWidth) > 0),
      );
    await open(page, PAGES.about.path);
    await menuButton(page).tap();
    const inMenu = dialog(page).locator('[aria-current=page]');
    await expect(inMenu).toHaveText(PAGES.about.name);
    await expect.poll(() => mark(inMenu)).toBe(true);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(dialog(page)).toHaveCount(0);
    const inHeader = page.getByRole('banner').locator('[aria-current=page]');
    await expect(inHeader).toHaveText(PAGES.about.name);
    await expect.poll(() => mark(inHeader)).toBe(true);
    await open(page, PAGES.contact.path);
    const outlines = await page
      .locator('main h2 >> xpath=..')
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).borderTopStyle !== 'none'),
      );
    expect(outlines.length).toBeGreaterThan(1);
    expect(outlines).not.toContain(false);
  });
});
