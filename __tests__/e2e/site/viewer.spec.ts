import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe';
import { galleryPage, PAGES, PHOTOS, site } from '../support/fixture';
import { dialog, mainNavigation, photoHash, tile } from '../support/locators';
import { layoutShift, open, watchLayoutShift } from '../support/site';
import { expect, test } from '../support/test';

const { viewer } = galleryPage;
const picture = (page: Page) => dialog(page).getByRole('img');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** Waits until the picture is drawn so many times as large as its place. */
const expectScale = (page: Page, scale: number) =>
  expect
    .poll(() =>
      picture(page).evaluate((img) => img.getBoundingClientRect().width / img.clientWidth),
    )
    .toBeCloseTo(scale, 1);

/** Waits until the viewer shows the photo at a place, counted from 1. */
async function expectPhoto(page: Page, place: number) {
  await expect(dialog(page)).toHaveAccessibleName(PHOTOS[place - 1].title);
  await expect(dialog(page)).toContainText(`${place} of ${PHOTOS.length}`);
}

/** Waits until the picture has come. */
const expectPicture = (page: Page) => expect(picture(page)).not.toHaveJSProperty('naturalWidth', 0);

test('an opened photo is one step of history: every way of closing leads to the tile of the last one', async ({
  page,
}) => {
  await open(page, '/');
  await mainNavigation(page).getByRole('link', { name: PAGES.gallery.name }).click();
  await tile(page, 3).click();
  await expectPhoto(page, 3);
  await expect(page).toHaveURL(`/gallery/${photoHash(3)}`);
  await page.keyboard.press('Home');
  await expectPhoto(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 2);
  await expect(page).toHaveURL(`/gallery/${photoHash(2)}`);
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => button(page, 'Close photo').click(),
    () => page.mouse.click(20, 450),
  ]) {
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery/');
    await expect(tile(page, 2)).toBeFocused();
    await expect(tile(page, 2)).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await page.goForward();
    await expectPhoto(page, 2);
  }
  await page.goBack();
  await expect(page).toHaveURL('/gallery/');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address opens its photo, whole in the window, with its words; button, double click and wheel enlarge it, arrow keys then move it; the link is copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/gallery/${photoHash(3)}`);
  await expectPhoto(page, 3);
  await expectPicture(page);
  const photo = PHOTOS[2];
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "${photo.title}":
      - heading "${photo.title}" [level=2]
      - img "${photo.alt}"
      - status
      - paragraph
      - button "${viewer.copyLink}"
      - status
      - text: ${galleryPage.brand} ${site.founder.name}
      - button "Previous photo"
      - paragraph: 3 of ${PHOTOS.length}
      - button "Next photo"
      - button "Zoom"
      - button "Close photo"
      - status
  `);
  await expect(picture(page)).toBeInViewport({ ratio: 1 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, viewer.copyLink).click();
  await expect(dialog(page).getByText(viewer.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}/gallery/${photoHash(3)}`,
  );

  const zoom = button(page, 'Zoom');
  await zoom.click();
  await expectScale(page, 2.5);
  const left = async () => (await picture(page).boundingBox())?.x ?? NaN;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);
  await expectPhoto(page, 3);
  await zoom.click();
  await expectScale(page, 1);
  for (const scale of [2.5, 1]) {
    await picture(page).dblclick();
    await expectScale(page, scale);
  }
  await page.mouse.wheel(0, -300);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await zoom.click();
  await expectScale(page, 1);
  await picture(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile(page, 3)).toBeFocused();
});

test('opening and closing move the picture between its tile and its place, and nothing shifts', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await open(page, '/gallery/');
  // The dialog's script comes at the visitor's first sign of life.
  const script = page.waitForResponse(/\.js$/);
  await page.mouse.move(300, 300);
  await script;
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluateHandle(() => {
    const seen = { come: 0, gone: 0 };
    const pictures = (nodes: NodeList) =>
      [...nodes].filter(({ nodeName }) => nodeName === 'IMG').length;
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        seen.come += pictures(addedNodes);
        seen.gone += pictures(removedNodes);
      }
    }).observe(document.body, { childList: true });
    return seen;
  });

  await tile(page, 1).click();
  await expectPicture(page);
  await expect.poll(() => moved.jsonValue()).toEqual({ come: 1, gone: 1 });
  await page.keyboard.press('Escape');
  await expect.poll(() => moved.jsonValue()).toEqual({ come: 2, gone: 2 });
  expect(await layoutShift(page)).toBe(0);
});
