import { accessibilityProblems } from '../support/axe';
import { galleryPage, labels } from '../support/fixture';
import { dialog, picture, untilTouchable, viewerButton } from '../support/locators';
import { open, PHONE } from '../support/page';
import { expectPhoto, openPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';
import { swipe } from '../support/touch';

test.use(PHONE);

test('touching an opened photo', async ({ page }) => {
  const zoom = viewerButton(page, labels.photo.zoom);
  await open(page, '/gallery/');
  await openPhoto(page, 8);
  await untilTouchable(page);

  await test.step('a swipe to the side shows another photo', async () => {
    await swipe(page, [370, 350], [350, 350], [200, 350], [20, 350]);
    await expectPhoto(page, 9);
    await swipe(page, [20, 350], [40, 350], [200, 350], [370, 350]);
    await expectPhoto(page, 8);
  });

  await test.step('a tap hides the controls, and another shows them without pressing one', async () => {
    const controls = zoom.locator('..');
    // PhotoSwipe takes no tap while the picture slides in.
    await (await picture(page).elementHandle()).waitForElementState('stable');
    await page.touchscreen.tap(195, 350);
    await expect(controls).toHaveCSS('opacity', '0');
    const { x, y } = (await viewerButton(page, labels.photo.next).boundingBox()) ?? {
      x: NaN,
      y: NaN,
    };
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(controls).toHaveCSS('opacity', '1');
    await expectPhoto(page, 8);
  });

  await test.step('it stays open when the phone is turned, and a swipe down closes it', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await expectPhoto(page, 8);
    await swipe(page, [300, 100], [300, 160], [300, 230], [300, 300]);
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, 8)).toBeFocused();
    const bottom = () => tile(page, 8).evaluate((link) => link.getBoundingClientRect().bottom);
    await expect.poll(bottom, 'below the header').toBeGreaterThan(80);
  });
});

test('in a window of 320 × 480 everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page, '/gallery/');
  await openPhoto(page, 2);
  const { close, zoom: enlarge, previous, next } = labels.photo;
  for (const name of [close, enlarge, previous, next]) {
    await expect(viewerButton(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(picture(page)).toBeInViewport({ ratio: 1 });
  const foot = dialog(page).getByText(galleryPage.brand);
  const { y } = (await dialog(page).getByRole('heading').boundingBox()) ?? { y: NaN };
  await expect(async () => {
    await swipe(page, [160, y + 20], [160, y], [160, y - 30], [160, y - 70]);
    await expect(foot).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  expect(await accessibilityProblems(page)).toEqual([]);
});
