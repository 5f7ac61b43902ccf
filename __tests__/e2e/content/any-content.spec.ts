import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkSite } from '../../../scripts/live/checkSite';
import { accessibilityProblems } from '../support/axe';
import { pagesToVisit, sitemapPaths, UNKNOWN } from '../support/builtPages';
import { mainHeading } from '../support/locators';
import { hydrated, layoutShift, PHONE, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

/**
 * What holds for any correct content. Nothing here may name a word, a number or a picture of it, nor
 * ask of the site what staff can change.
 */
const SITE = 'public';

/** Brings everything that waits for the scroll into view, no faster than a gallery in pages grows. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    const growsSoon = () => {
      const more = document.querySelector('main nav a[href^="/gallery/"]');
      return more && more.getBoundingClientRect().top < innerHeight + 800;
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      // Drawn before the next scroll: the browser takes both at once for a shift.
      for (let still = 0; still < 3; still = growsSoon() ? 0 : still + 1) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  await page.waitForLoadState('networkidle');
}

/** What a page looks like to whoever measures it. */
function measure(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    return {
      sideways: root.scrollWidth - root.clientWidth,
      endsWithFooter: Math.abs(root.scrollHeight - scrollY - (footer?.bottom ?? 0)) <= 1,
      brokenPictures: [...document.images]
        .filter((image) => image.complete && !image.naturalWidth)
        .map((image) => image.src),
    };
  });
}

/** Expects all that holds for any page; each finding is reported, and the next page looked at. */
async function expectWhole(page: Page, path: string) {
  const expectSoft = expect.configure({ soft: true });
  const response = await page.goto(path);
  expectSoft(response?.status(), path).toBe(path === UNKNOWN ? 404 : 200);
  await hydrated(page);
  await seeAll(page);
  const look = { sideways: 0, endsWithFooter: true, brokenPictures: [] };
  expectSoft(await measure(page), path).toEqual(look);
  await expectSoft(mainHeading(page), `${path}: one main heading`).toHaveText([/\S/]);
  expectSoft(await layoutShift(page), `${path}: layout shift`).toBeLessThanOrEqual(0.001);
  expectSoft(await accessibilityProblems(page), `${path}: accessibility`).toEqual([]);
}

for (const [size, use] of [
  ['a phone', PHONE],
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`in ${size}`, () => {
    test.use(use);

    test('every page is whole, and so is its first photo, if there is one', async ({
      page,
      allowProblems,
    }) => {
      test.slow();
      allowProblems(new RegExp(`404.*${UNKNOWN.slice(0, -1)}`));
      await watchLayoutShift(page);
      const session = await page.context().newCDPSession(page);
      // Each page is measured as a first visit sees it.
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      for (const path of pagesToVisit(SITE)) await test.step(path, () => expectWhole(page, path));
      await page.goto('/gallery/');
      await hydrated(page);
      const tile = page.locator('[data-photo]').first();
      if ((await tile.count()) === 0) return;
      await tile.getByRole('link').click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toBeInViewport({ ratio: 1 });
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });
}

test('every link leads to a page, and to a place in it', async ({ origin }) => {
  expect(String(await checkSite(new URL(origin)))).toMatch(/Links.* resolve +\d+ +0 +passed/);
});

test('every page has a title and a description of its own', () => {
  const heads = sitemapPaths(SITE).map((path) => {
    const html = readFileSync(join(SITE, path, 'index.html'), 'utf8');
    return {
      path,
      titles: [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text]) => text),
      descriptions: [...html.matchAll(/<meta[^>]*name="description"[^>]*>/g)].map(
        ([tag]) => /content="([^"]*)"/.exec(tag)?.[1] ?? '',
      ),
    };
  });
  expect(heads.length).toBeGreaterThan(0);
  for (const { path, titles, descriptions } of heads) {
    expect(titles, path).toEqual([expect.stringMatching(/\S/)]);
    expect(descriptions, path).toEqual([expect.stringMatching(/\S/)]);
  }
  const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
  expect(repeated(heads.map(({ titles }) => titles[0]))).toEqual([]);
  // The further pages of the gallery share the words of the first.
  const described = heads.filter(({ path }) => !/\d\/$/.test(path));
  expect(repeated(described.map(({ descriptions }) => descriptions[0]))).toEqual([]);
});
