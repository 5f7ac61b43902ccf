import type { Page } from '@playwright/test';
import { UNKNOWN } from '../support/builtPages';
import { contactPage, ROUTES } from '../support/fixture';
import { dialog, menuButton, photoPath, tile } from '../support/locators';
import { misplaced } from '../support/misplaced';
import { wrongSizes } from '../support/pictures';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

/** Text at double size, as in success criterion 1.4.4 of WCAG 2.2. */
const LARGE = 'html { font-size: 200% }';
/** Text with the spacing of success criterion 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** The windows to test, some of them with a visitor's own text styles. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 390, height: 844, styles: LARGE },
  { width: 640, height: 900, styles: LARGE + SPACED },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** Pictures beside a text: their `sizes` cannot depend on the number of lines, so it is less exact. */
const BESIDE_TEXT = '#home *, article > [style] *';
/** Tiles of the gallery, which on phones fetch less of pictures that lose their sides. */
const TILES = '[data-photo] *';

/** The next photo beside a photo's words, in the space that these leave. */
const IN_SPACE = 'a[aria-hidden] *';

/** Excludes the viewer, whose pictures keep their larger files when the window gets smaller. */
const PAGE = 'main';

const nextPhoto = (page: Page) => page.keyboard.press('ArrowRight');

/** Actions of a visitor that change what a page shows. */
const CHANGES: Partial<Record<string, ((page: Page) => Promise<unknown>)[]>> = {
  '/': [(page) => menuButton(page).click()],
  '/gallery/': [(page) => tile(page, 1).click(), nextPhoto, nextPhoto],
  '/contact/': [(page) => page.getByRole('button', { name: contactPage.form.send }).click()],
};

test.use({ ...PHONE, allowed: /404/ });

for (const path of [...ROUTES.map((route) => route.path), photoPath(1), UNKNOWN]) {
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
          const texts = await misplaced(page);
          if (styles) return texts;
          const below = await page.locator('footer').evaluate((footer) => {
            const [page, end] = [document.body, footer].map((box) => box.getBoundingClientRect());
            return page.bottom - end.bottom;
          });
          if (below > 1) texts.push(`${below} px below the footer`);
          const [tolerance, cut] = window.width < 768 ? [0.25, 0.8] : [0.1, 1];
          return [
            ...texts,
            ...(await wrongSizes(page, `${PAGE} picture:is(${BESIDE_TEXT})`, tolerance)),
            ...(await wrongSizes(page, `${PAGE} picture:is(${TILES})`, 0.1, cut)),
            ...(await wrongSizes(
              page,
              `${PAGE} picture:not(${BESIDE_TEXT}, ${TILES}, ${IN_SPACE})`,
              0.1,
            )),
          ];
        };
        await expect.poll(wrong, `${window.width} px ${styles}`).toEqual([]);
      }
    };
    await open(page, path);
    await test.step('as opened', expectInPlace);
    for (const [at, change] of (CHANGES[path] ?? []).entries()) {
      await test.step(`after change ${at + 1}`, async () => {
        await page.setViewportSize(PHONE.viewport);
        await change(page);
        if (path !== '/contact/') await expect(dialog(page)).toBeVisible();
        await expectInPlace();
      });
    }
  });
}
