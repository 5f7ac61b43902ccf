import { PAGES } from '../../../src/schemas/pages';
import { accessibilityProblems } from '../support/axe';
import { misplaced } from '../support/misplaced';
import { open } from '../support/site';
import { expect, test } from '../support/test';

test('office hours are written as in French', async ({ page }) => {
  await open(page, '/contact/');
  await expect(page.getByRole('row', { name: /lundi–mardi/ })).toContainText('8:30–16:30');
});

for (const path of [...PAGES, '/404.html']) {
  test.describe(path, () => {
    test.use({ allowed: /404/ });

    test('no text is misplaced, even without the optional ones', async ({ page }) => {
      await open(page, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const texts = await misplaced(page);
        // In wide windows the "404" is meant to be taller than its line.
        if (path !== '/404.html' || width < 640) expect(texts, `${width} px`).toEqual([]);
      }
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}
