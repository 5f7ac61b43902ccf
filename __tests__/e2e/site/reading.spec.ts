import type { Page } from '@playwright/test';
import { OWN_PAGE, PAGES, site } from '../support/fixture';
import { open, PHONE } from '../support/page';
import { expect, test } from '../support/test';

/**
 * The focused element: its name, whether the visitor sees it (in the window, not under the header),
 * and whether it has a focus ring. `null` when nothing is focused.
 */
function focusedElement(page: Page) {
  return page.evaluate(async () => {
    // The page may scroll to the focused element in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    const box = element.getBoundingClientRect();
    const headerBottom = element.closest('header, [role=dialog]')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    const skip = element.getAttribute('href') === '#main';
    const ring = (target: Element) => getComputedStyle(target).outlineStyle !== 'none';
    return {
      name: element.ariaLabel ?? element.textContent,
      seen: skip || (box.bottom > headerBottom && box.top < window.innerHeight),
      ring: ring(element) || (element.parentElement ? ring(element.parentElement) : false),
    };
  });
}

test('Tab stops only at elements in view, with a focus ring', async ({ page }) => {
  // Home has what about and contact show. The last page of the gallery has the fewest photos.
  for (const path of ['/', PAGES.services.path, '/gallery/3/', OWN_PAGE.path]) {
    await open(page, path);
    const stops = new Set<string>();
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusedElement(page);
      if (!stop) break;
      expect(stop, path).toMatchObject({ seen: true, ring: true });
      stops.add(stop.name);
    }
    for (const { name } of [{ name: site.labels.skip }, ...site.navigation, ...site.legalLinks]) {
      expect(stops, path).toContain(name);
    }
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the first Tab stop leads past the header', async ({ page }) => {
    await open(page, '/contact/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.labels.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
