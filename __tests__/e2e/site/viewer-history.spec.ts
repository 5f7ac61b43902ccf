import { galleryPage, labels, PAGES, PHOTOS, site } from '../support/fixture';
import {
  dialog,
  linkTo,
  mainHeading,
  scrollTop,
  untilTouchable,
  viewerButton,
} from '../support/locators';
import { hydrated, open } from '../support/page';
import { expectPhoto, openPhoto, pathOfPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

test('an opened photo in the history', async ({ page }) => {
  await open(page, '/');
  await linkTo(page, PAGES.gallery.path).click();

  for (const [name, close] of [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['its button', () => viewerButton(page, labels.photo.close).click()],
    [
      'a click beside the photo',
      async () => {
        await untilTouchable(page);
        await page.mouse.click(20, 450);
      },
    ],
  ] as const) {
    await test.step(`${name} closes it at its tile, without moving the page`, async () => {
      await openPhoto(page, 3);
      await expect(page).toHaveURL(pathOfPhoto(3));
      await expect(page).toHaveTitle(`${PHOTOS[2].title} · ${site.brand}`);
      const before = await scrollTop(page);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL('/gallery/');
      await expect(page).toHaveTitle(`${galleryPage.head.title} · ${site.brand}`);
      await expect(tile(page, 3)).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
      expect(await scrollTop(page)).toBe(before);
    });
  }

  await test.step('the address follows the photo shown, and Back leads to its tile', async () => {
    await tile(page, 3).click();
    await expectPhoto(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 4);
    await expect(page).toHaveURL(pathOfPhoto(4));
    await page.goBack();
    await expect(tile(page, 4)).toBeFocused();
  });

  await test.step('a reload and Forward show the page of the photo', async () => {
    await page.goForward();
    await expect(mainHeading(page)).toHaveText(PHOTOS[3].title);
    await page.goBack();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await openPhoto(page, 3);
    await page.reload();
    await hydrated(page);
    await expect(mainHeading(page)).toHaveText(PHOTOS[2].title);
    expect(await scrollTop(page), 'scrolled').toBe(0);
  });

  await test.step('it is one history entry', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/gallery/');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
