import type { Page } from '@playwright/test';
import { ROUTES, site } from '../support/fixture';
import { mainNavigation } from '../support/locators';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

/** What has the focus, and whether a visitor sees it: in the window, not under the header. */
function focus(page: Page) {
  return page.evaluate(async () => {
    // A page that follows the focus needs a moment.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const box = element.getBoundingClientRect();
    const header = element.closest('header, [role=dialog]')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const skip = element.getAttribute('href') === '#content';
    const ring = (target: Element) => getComputedStyle(target).outlineStyle !== 'none';
    return {
      name: element.ariaLabel ?? element.textContent,
      seen: skip || (box.bottom > header && box.top < window.innerHeight),
      ring: ring(element) || (element.parentElement ? ring(element.parentElement) : false),
    };
  });
}

test('every keyboard stop is seen, and has a ring', async ({ page }) => {
  for (const path of ['/', '/services/', '/about/', '/gallery/3/', '/contact/']) {
    await open(page, path);
    const stops = new Set<string>();
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await focus(page);
      if (!stop) break;
      expect(stop, path).toMatchObject({ seen: true, ring: true });
      stops.add(stop.name);
    }
    for (const name of [site.labels.skip, site.navigation[3].name, site.legalLinks[1].name]) {
      expect(stops, path).toContain(name);
    }
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('main targets are at least 44 px tall, all others 24 px; every icon has its drawing; each picture has AVIF and one other format; the first Tab leads past the header', async ({
    page,
  }) => {
    for (const { path } of ROUTES) {
      await open(page, path);
      const small = await page.evaluate(() => {
        const main = 'header a, header button, main button, main a, input, select, textarea';
        return [...document.querySelectorAll<HTMLElement>(`${main}, footer a`)]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => {
            const least = element.matches(main) ? 44 : 24;
            return box.width < 24 || box.height < least;
          })
          .map(({ element, box }) => `${element.ariaLabel ?? element.textContent}: ${box.height}`);
      });
      expect(small, path).toEqual([]);
      const drawings = await page.locator('use').evaluateAll((uses) =>
        uses.map((use) => {
          const href = use.getAttribute('href') ?? '';
          return document.querySelector(`symbol${href} path`) ? '' : href;
        }),
      );
      expect([...new Set(drawings)], path).toEqual(['']);
      const formats =
        'picture:has(> source[type="image/avif"]:only-of-type ~ img[srcset*=".jpg "])';
      await expect(page.locator(formats)).toHaveCount(await page.locator('picture').count());
    }
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.labels.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('on paper the content stands without header links, controls and footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByLabel('Next services')).toBeHidden();
  for (const card of await page.locator('article').all()) {
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.width > 100).toBe(true);
  }
  await open(page, '/gallery/');
  const tiles = page.locator('[data-photo]');
  await expect(tiles.getByRole('img').first()).toBeVisible();
  const cut = await tiles.evaluateAll((elements) =>
    elements.filter((tile) => tile.scrollHeight > tile.clientHeight).map((tile) => tile.id),
  );
  expect(cut).toEqual([]);
  await expect(tiles.first().locator('a > span')).toHaveCSS('opacity', '1');
});
