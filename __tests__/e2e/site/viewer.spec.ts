import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe';
import { galleryPage, PAGES, PHOTOS, site } from '../support/fixture';
import {
  dialog,
  expectLoaded,
  expectPhoto,
  mainNavigation,
  photoHash,
  tile,
} from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const { viewer } = galleryPage;
const picture = (page: Page) => dialog(page).getByRole('img');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** Waits until the picture is shown at a multiple of its normal size. */
const expectScale = (page: Page, scale: number) =>
  expect
    .poll(() =>
      picture(page).evaluate((img) => img.getBoundingClientRect().width / img.clientWidth),
    )
    .toBeCloseTo(scale, 1);

test('an opened photo in the history', async ({ page }) => {
  await open(page, '/');
  await mainNavigation(page).getByRole('link', { name: PAGES.gallery.name }).click();

  await test.step('the address follows the photo that is shown', async () => {
    await tile(page, 3).click();
    await expectPhoto(page, 3);
    await expect(page).toHaveURL(`/gallery/${photoHash(3)}`);
    await page.keyboard.press('Home');
    await expectPhoto(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 2);
    await expect(page).toHaveURL(`/gallery/${photoHash(2)}`);
  });

  for (const [name, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => button(page, 'Close photo').click()],
    ['a click beside the photo', () => page.mouse.click(20, 450)],
  ] as const) {
    await test.step(`${name} closes it at its tile, and Forward opens it again`, async () => {
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/gallery/');
      await expect(tile(page, 2)).toBeFocused();
      await expect(tile(page, 2)).toBeInViewport();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      await page.goForward();
      await expectPhoto(page, 2);
    });
  }

  await test.step('it is one history entry', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/gallery/');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('the viewer', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/gallery/${photoHash(3)}`);

  await test.step('shows the photo of the address, whole, with its texts', async () => {
    await expectPhoto(page, 3);
    await expectLoaded(picture(page));
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
  });

  await test.step('copies the link', async () => {
    await button(page, viewer.copyLink).click();
    await expect(dialog(page).getByText(viewer.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL ?? ''}/gallery/${photoHash(3)}`,
    );
  });

  const zoom = button(page, 'Zoom');
  await test.step('zooms in with its button; arrow keys then move the picture', async () => {
    await zoom.click();
    await expectScale(page, 2.5);
    const left = async () => (await picture(page).boundingBox())?.x ?? NaN;
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before);
    await expectPhoto(page, 3);
    await zoom.click();
    await expectScale(page, 1);
  });

  await test.step('zooms with a double click and with the wheel', async () => {
    for (const scale of [2.5, 1]) {
      await picture(page).dblclick();
      await expectScale(page, scale);
    }
    await page.mouse.wheel(0, -300);
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await zoom.click();
    await expectScale(page, 1);
  });

  await test.step('stays open on a click on the picture', async () => {
    await picture(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('closes at the tile of the photo', async () => {
    await page.keyboard.press('Escape');
    await expect(tile(page, 3)).toBeFocused();
  });
});
