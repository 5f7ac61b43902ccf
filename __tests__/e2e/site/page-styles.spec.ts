import type { Page } from '@playwright/test';
import { PHOTOS, ROUTES } from '../support/fixture';
import { expect, test } from '../support/test';

// Without scripts, pictures and fonts, nothing but styles changes the look of a page.
test.use({
  javaScriptEnabled: false,
  allowed: /(failed request|Failed to load resource).*\.(?:avif|jpg|png|svg|woff2)/,
});

const PATHS = [...ROUTES.map(({ path }) => path), `/gallery/${PHOTOS[0].slug}/`, '/404.html'];

/** Returns place, size and look of each element of a page. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const look = [x, y, width, height, color, backgroundColor, fontSize, fontWeight, opacity];
      return `${element.localName}.${element.getAttribute('class') ?? ''}: ${look.join(' ')}`;
    }),
  );

/**
 * Replaces the styles in a page by style sheets, as after a link to it: its own, which are the first, then stand after
 * those of all other pages.
 */
async function linkStyles(page: Page, all: string[]) {
  await page.evaluate((sheets) => {
    const own = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href ?? '';
    for (const href of [...sheets.filter((each) => each !== own), own]) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
    }
  }, all);
  const loaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link:not([media])')].filter(
      ({ sheet }) => sheet,
    ).length;
  await expect.poll(() => page.evaluate(loaded)).toBeGreaterThanOrEqual(all.length);
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style[data-href]')) style.remove();
  });
}

test('a page looks the same whatever page a visitor came from', async ({ page, request }) => {
  await page.route(/\.(?:avif|jpg|png|svg|woff2)$/, (route) => route.abort());
  const htmls = await Promise.all(PATHS.map(async (path) => (await request.get(path)).text()));
  const names = htmls.flatMap((html) => html.match(/(?<=<style data-href=")[^"]*/g) ?? []);
  const all = [...new Set(names)];
  expect(all.length).toBeGreaterThan(PATHS.length / 2);
  for (const path of PATHS) {
    await page.goto(path);
    const whole = await looksOf(page);
    await linkStyles(page, all);
    const changed = (await looksOf(page)).filter((one, at) => one !== whole[at]);
    expect.soft(changed.slice(0, 5), path).toEqual([]);
  }
});
