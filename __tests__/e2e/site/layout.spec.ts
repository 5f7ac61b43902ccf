import type { Page } from '@playwright/test';
import { contactPage } from '../support/fixture';
import { dialog, menuButton, tile } from '../support/locators';
import { misplaced } from '../support/misplaced';
import { wrongSizes } from '../support/pictures';
import { open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

/** WCAG 2.2, 1.4.4 by the root's size, and 1.4.12. */
const LARGE = 'html { font-size: 200% }';
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Windows, and the styles of visitors who need other text. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 390, height: 844, text: LARGE },
  { width: 640, height: 900, text: LARGE + SPACED },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Pictures that share their place with words, how many lines of which `sizes` cannot know. */
const NEAR_WORDS = '#home *, [data-photo-frame] *';

const nextPhoto = (page: Page) => page.keyboard.press('ArrowRight');

/** Each page, and what a visitor opens on it one after the other. */
const STATES: [path: string, ...steps: ((page: Page) => Promise<unknown>)[]][] = [
  ['/', (page) => menuButton(page).click()],
  ['/services/'],
  ['/about/'],
  ['/gallery/', (page) => tile(page, 1).click(), nextPhoto, nextPhoto],
  ['/contact/', (page) => page.getByRole('button', { name: contactPage.form.send }).click()],
  ['/nowhere/'],
];

test.use(PHONE);

for (const [path, ...steps] of STATES) {
  test(`${path} in every window, with larger text too: nothing is cut, covered or beside the page, and each picture states its width`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/404/);
    const inPlace = async (state: string) => {
      for (const { text = '', ...window } of WINDOWS) {
        // In wide windows its code is meant to be taller than its line.
        if (path === '/nowhere/' && window.width > 640) continue;
        await page.setViewportSize(window);
        await page.evaluate((styles) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(styles);
          document.adoptedStyleSheets = [sheet];
        }, text);
        const wrong = async () => [
          ...(await misplaced(page)),
          ...(text
            ? []
            : await wrongSizes(page, `picture:is(${NEAR_WORDS})`, window.width < 768 ? 0.25 : 0.1)),
          ...(text ? [] : await wrongSizes(page, `picture:not(${NEAR_WORDS})`, 0.1)),
        ];
        await expect.poll(wrong, `${state}, ${window.width} px`).toEqual([]);
      }
    };
    await open(page, path);
    await inPlace(path);
    for (const [at, step] of steps.entries()) {
      await page.setViewportSize(PHONE.viewport);
      await step(page);
      if (path !== '/contact/') await expect(dialog(page)).toBeVisible();
      await inPlace(`${path} after step ${at + 1}`);
    }
  });
}
