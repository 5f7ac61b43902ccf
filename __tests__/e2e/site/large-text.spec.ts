import type { Page } from '@playwright/test';
import { contactPage, PHOTOS, ROUTES, site } from '../support/fixture';
import { misplaced } from '../support/misplaced';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

/** What a visitor opens on a page, by its path. */
const STATES: Partial<Record<string, (page: Page) => Promise<unknown>>> = {
  '/': (page) => page.getByRole('button', { name: site.labels.menu, exact: true }).click(),
  '/gallery/': (page) => page.getByRole('link', { name: PHOTOS[0].title }).click(),
  '/contact/': (page) => page.getByRole('button', { name: contactPage.form.send }).click(),
};

test.use(PHONE);

test('text twice as large on a phone, or a window of 320 px, cuts nothing, covers nothing and scrolls nothing sideways', async ({
  page,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/404/);
  const expectInPlace = async (state: string) => {
    for (const [size, width] of [
      ['200%', PHONE.viewport.width],
      ['', 320],
    ] as const) {
      await page.setViewportSize({ width, height: PHONE.viewport.height });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      await expect.poll(() => misplaced(page), `${state}, ${width} px`).toEqual([]);
    }
  };
  for (const path of [...ROUTES.map((route) => route.path), '/nowhere/']) {
    await open(page, path);
    await expectInPlace(path);
    const enter = STATES[path];
    if (!enter) continue;
    await enter(page);
    if (path !== '/contact/') await expect(page.getByRole('dialog')).toBeVisible();
    await expectInPlace(`${path}, opened`);
  }
});
