import type { Page } from '@playwright/test';
import { UNKNOWN, UNKNOWN_LOGS } from '../support/builtPages';
import { contactPage, home, ROUTES } from '../support/fixture';
import { dialog, menuButton } from '../support/locators';
import { misplaced } from '../support/misplaced';
import { open, PHONE } from '../support/page';
import { pathOfPhoto, tile } from '../support/photos';
import { smallTargets } from '../support/smallTargets';
import { expect, test } from '../support/test';

/** Text at double size, as in success criterion 1.4.4 of WCAG 2.2. */
const LARGE = 'html { font-size: 200% }';
/** Text with the spacing of success criterion 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** The windows to test, some of them with a visitor's own text styles. */
const WINDOWS = [
  // A small phone with large text.
  { width: 160, height: 320 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 390, height: 844, styles: LARGE },
  { width: 640, height: 900, styles: LARGE + SPACED },
  // Phones on their side.
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/**
 * Finds pictures whose `sizes` is less than the width at which the browser shows them, or more than half as much
 * again. Ignores the viewer, whose pictures keep their larger files when the window gets smaller.
 */
function wrongSizes(page: Page): Promise<string[]> {
  return page.locator('main picture > img').evaluateAll(async (images: HTMLImageElement[]) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 5000, height: 1 });
    const srcset = `${canvas.toDataURL()} 5000w`;
    const found: string[] = [];
    for (const image of images.filter(({ offsetWidth }) => offsetWidth > 0)) {
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      // `object-fit: cover` may cut off parts of the picture; `sizes` is for the whole of it.
      const shown = Math.max(image.offsetWidth, image.offsetHeight * ratio);
      // With this `srcset`, the natural width of an image is that of its `sizes`.
      const { sizes } = image.previousElementSibling as HTMLSourceElement;
      const probe = Object.assign(new Image(), { sizes, srcset });
      await probe.decode();
      const stated = probe.naturalWidth;
      // A box as high as the words beside it is estimated; phones have more pixels than anyone sees.
      const least = window.innerWidth < 768 ? 2 / 3 : 0.9;
      if (stated < least * shown || stated > 1.5 * shown)
        found.push(`${image.alt}: ${sizes}: ${stated}, not ${shown}`);
    }
    return found;
  });
}

/** Actions of a visitor that change what a page shows. */
const CHANGES: Partial<Record<string, ((page: Page) => Promise<unknown>)[]>> = {
  '/': [(page) => menuButton(page).click()],
  '/gallery/': [(page) => tile(page, 1).click()],
  '/contact/': [(page) => page.getByRole('button', { name: contactPage.form.send }).click()],
};

test.use({ ...PHONE, allowed: UNKNOWN_LOGS });

for (const path of [...ROUTES.map((route) => route.path), pathOfPhoto(1), UNKNOWN]) {
  test(`the layout of ${path} in every window`, async ({ page }) => {
    const expectInPlace = async () => {
      for (const { styles = '', ...window } of WINDOWS) {
        // In wide windows the "404" of this page is meant to be taller than its line.
        if (path === UNKNOWN && window.width > 640) continue;
        await page.setViewportSize(window);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, styles);
        const wrong = async () => {
          if (window.width < 320) {
            const right = await page.evaluate(() => document.documentElement.scrollWidth);
            return right > window.width ? [`the page is ${right} px wide`] : [];
          }
          const texts = await misplaced(page);
          if (styles) return texts;
          const below = await page.locator('footer').evaluate((footer) => {
            const [body, end] = [document.body, footer].map((box) => box.getBoundingClientRect());
            return body.bottom - end.bottom;
          });
          if (below > 1) texts.push(`${below} px below the footer`);
          return [...texts, ...(await wrongSizes(page))];
        };
        await expect.poll(wrong, `${window.width} px ${styles}`).toEqual([]);
      }
    };
    await open(page, path);
    expect(await smallTargets(page)).toEqual([]);
    await test.step('as opened', expectInPlace);
    for (const [at, change] of (CHANGES[path] ?? []).entries()) {
      await test.step(`after change ${at + 1}`, async () => {
        await page.setViewportSize(PHONE.viewport);
        await change(page);
        if (path !== '/contact/') await expect(dialog(page)).toBeVisible();
        await expectInPlace();
      });
    }
    await test.step('with a long word in each heading', async () => {
      await open(page, path);
      await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
        for (const heading of headings)
          (heading.firstElementChild ?? heading).append(' Donaudampfschifffahrtselektrizitäten');
      });
      for (const width of path === UNKNOWN ? [320] : [320, 1024, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(() => misplaced(page), `${width} px`).toEqual([]);
      }
    });
  });
}

test('the boards stand in the first screen', async ({ page }) => {
  await open(page, '/');
  const boards = page.getByRole('navigation', { name: home.boards?.question });
  const last = boards.getByRole('link').last();
  const row = boards.getByRole('listitem').nth(1);
  for (const [width, height, seen] of [
    [390, 844, boards.getByRole('heading')],
    [375, 667, boards.getByRole('heading')],
    [667, 375, row],
    [844, 390, row],
    [834, 1112, last],
    [1280, 720, last],
    [1366, 650, last],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(seen, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone on its side, what a page is for is in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  for (const [path, seen, ratio] of [
    ['/services/#weather-sense', page.locator(':target article').getByRole('link'), 1],
    ['/contact/', page.locator('main form input').first(), 0.1],
    ['/gallery/', tile(page, 1), 0.25],
  ] as const) {
    await open(page, path);
    await expect(seen, path).toBeInViewport({ ratio });
  }
});
