import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe';
import { galleryPage, PAGES, PHOTOS, site } from '../support/fixture';
import {
  dialog,
  expectPhoto,
  mainHeading,
  mainNavigation,
  openPhoto,
  photoPath,
  picture,
  tile,
  viewerButton,
} from '../support/locators';
import { hydrated, open } from '../support/site';
import { expect, test } from '../support/test';

const { viewer } = galleryPage;
const width = async (page: Page) => (await picture(page).boundingBox())?.width ?? NaN;

test('an opened photo in the history', async ({ page }) => {
  await open(page, '/');
  await mainNavigation(page).getByRole('link', { name: PAGES.gallery.name }).click();
  const top = () => page.evaluate(() => window.scrollY);

  for (const [name, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => viewerButton(page, 'Close photo').click()],
    ['a click beside the photo', () => page.mouse.click(20, 450)],
  ] as const) {
    await test.step(`${name} closes it at its tile, where the page was`, async () => {
      await openPhoto(page, 3);
      await expect(page).toHaveURL(photoPath(3));
      await expect(page).toHaveTitle(`${PHOTOS[2].title} · ${site.brand}`);
      const before = await top();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/gallery/');
      await expect(page).toHaveTitle(`${galleryPage.head.title} · ${site.brand}`);
      await expect(tile(page, 3)).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      expect(await top()).toBe(before);
    });
  }

  await test.step('the address follows the photo that is shown, and Back leads to its tile', async () => {
    await tile(page, 3).click();
    await expectPhoto(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 4);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 5);
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, 4);
    await expect(page).toHaveURL(photoPath(4));
    await page.goBack();
    await expect(tile(page, 4)).toBeFocused();
  });

  await test.step('a reload and Forward show the page of the photo', async () => {
    await page.goForward();
    await expect(mainHeading(page)).toHaveText(PHOTOS[3].title);
    await page.goBack();
    await openPhoto(page, 3);
    await page.reload();
    await hydrated(page);
    await expect(mainHeading(page)).toHaveText(PHOTOS[2].title);
  });

  await test.step('it is one history entry', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/gallery/');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('the viewer', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/gallery/');
  await openPhoto(page, 3);
  const fitting = await width(page);
  const expectScale = (scale: number) =>
    expect.poll(async () => (await width(page)) / fitting).toBeCloseTo(scale, 1);

  await test.step('shows the photo, whole, with its texts', async () => {
    const photo = PHOTOS[2];
    await expect(dialog(page)).toMatchAriaSnapshot(`
      - dialog "${photo.title}":
        - heading "${photo.title}" [level=2]
        - paragraph: ${photo.description}
        - button "${viewer.copyLink}"
        - status
        - paragraph: ${galleryPage.brand} ${site.founder.name}
        - button "Previous photo"
        - paragraph: 3 of ${PHOTOS.length}
        - button "Next photo"
        - button "All hands"
        - button "Zoom"
        - button "Close photo"
        - status
    `);
    await expect(picture(page)).toHaveAccessibleName(photo.alt);
    await expect(picture(page)).toBeInViewport({ ratio: 1 });
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('copies the link', async () => {
    await viewerButton(page, viewer.copyLink).click();
    await expect(dialog(page).getByText(viewer.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      (baseURL ?? '') + photoPath(3),
    );
  });

  const zoom = viewerButton(page, 'Zoom');
  await test.step('zooms in with its button and with plus; arrow keys then move the picture', async () => {
    await zoom.click();
    await expectScale(2.5);
    expect(await accessibilityProblems(page)).toEqual([]);
    const top = async () => (await picture(page).boundingBox())?.y ?? NaN;
    const before = await top();
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeLessThan(before);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 3);
    await zoom.click();
    await expectScale(1);
    await page.keyboard.press('+');
    await expectScale(1.5);
    await page.keyboard.press('-');
    await expectScale(1);
  });

  await test.step('fills the screen', async () => {
    const fill = viewerButton(page, 'All hands');
    await fill.click();
    await expect(fill).toHaveAttribute('aria-pressed', 'true');
    await fill.click();
    await expect(fill).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('leads by Home and End to both ends', async () => {
    await page.keyboard.press('Home');
    await expectPhoto(page, 1);
    await page.keyboard.press('End');
    await expect(mainHeading(page)).toHaveText(PHOTOS[59].title);
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(PAGES.gallery.heading);
  });
});
