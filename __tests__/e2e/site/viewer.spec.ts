import { chromium, type Page } from '@playwright/test';
import { accessibilityProblems } from '../support/axe';
import { galleryPage, labels, PHOTOS, site } from '../support/fixture';
import { dialog, expectLoaded, picture, viewerButton } from '../support/locators';
import { announcements, open, rememberAnnouncements, stopClock } from '../support/page';
import { expectPhoto, openPhoto, tile } from '../support/photos';
import { expect, test } from '../support/test';

const widthOf = async (page: Page) => (await picture(page).boundingBox())?.width ?? NaN;

test('the viewer', async ({ page }) => {
  await rememberAnnouncements(page);
  await open(page, '/gallery/');
  await openPhoto(page, 3);
  const fitting = await widthOf(page);
  const expectWidth = (px: number) => expect.poll(() => widthOf(page)).toBeCloseTo(px, 0);

  await test.step('shows the photo, whole, with its texts', async () => {
    const photo = PHOTOS[2];
    await expect(dialog(page)).toMatchAriaSnapshot(`
      - dialog "${photo.title}":
        - group:
          - img "${photo.alt}"
        - heading "${photo.title}" [level=2]
        - paragraph: ${photo.description}
        - paragraph: ${galleryPage.brand} ${site.founder?.name ?? ''}
        - button "${labels.photo.previous}"
        - paragraph: Picture 3 of ${PHOTOS.length}
        - button "${labels.photo.next}"
        - button "${labels.photo.zoom}"
        - button "${labels.photo.close}"
    `);
    await expect(picture(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#___gatsby')).toHaveAttribute('inert');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  const zoom = viewerButton(page, labels.photo.zoom);
  await test.step('zooms in with its button, as far as the file is sharp; arrow keys then move the picture', async () => {
    await zoom.click();
    await expectWidth(1000);
    const middle = async () => {
      const { x = 0, width = NaN } = (await picture(page).boundingBox()) ?? {};
      return x + width / 2;
    };
    await expect.poll(middle).toBeCloseTo(720, -1);
    const top = async () => (await picture(page).boundingBox())?.y ?? NaN;
    const before = await top();
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBeLessThan(before);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 3);
    await zoom.click();
    await expectWidth(fitting);
  });

  await test.step('announces the next photo', async () => {
    await page.keyboard.press('ArrowRight');
    const { title, alt } = PHOTOS[3];
    const announced = `${title}, Picture 4 of ${PHOTOS.length}. ${alt}`;
    await expect.poll(() => announcements(page)).toContain(announced);
  });
});

test('in a low window, the photo takes half of the shorter side', async ({ page }) => {
  await open(page, '/gallery/');
  await openPhoto(page, 1);
  const shorterSide = async () => {
    const { width = 0, height = 0 } = (await picture(page).boundingBox()) ?? {};
    return Math.min(width, height);
  };
  for (const [width, height] of [
    [546, 258],
    [320, 180],
    [360, 330],
  ]) {
    await page.setViewportSize({ width, height });
    const least = Math.min(width, height) / 2;
    await expect.poll(shorterSide, `${width} x ${height}`).toBeGreaterThanOrEqual(least);
  }
});

test('the focus in the viewer', async ({ page }) => {
  await open(page, '/gallery/');
  const position = PHOTOS.findIndex(({ slug }) => slug === 'lamp-room') + 1;

  await test.step('moves once as it opens, to the dialog', async () => {
    await tile(page, position).focus();
    await page.evaluate(() => {
      const roles: (string | null)[] = [];
      document.addEventListener('focusin', ({ target }) => {
        roles.push((target as Element).role);
        document.body.dataset.focused = roles.join();
      });
    });
    await page.keyboard.press('Enter');
    await expectPhoto(page, position);
    await expectLoaded(picture(page));
    await expect(dialog(page)).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-focused', 'dialog');
  });

  await test.step('goes to the dialog if it was on what the next photo lacks', async () => {
    await dialog(page).getByRole('link', { name: labels.photo.story }).focus();
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, position + 1);
    await expect(dialog(page)).toBeFocused();
  });

  await test.step('stays at a button, from which the arrow keys go on', async () => {
    const zoom = viewerButton(page, labels.photo.zoom);
    await zoom.focus();
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, position);
    await expect(zoom).toBeFocused();
  });
});

test('a double click on a tile opens its photo, at its normal size', async ({ page }) => {
  await open(page, '/gallery/');
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  await tile(page, 3).dblclick({ delay: 30 });
  await expectPhoto(page, 3);
  await expect(viewerButton(page, labels.photo.zoom)).toHaveAttribute('aria-pressed', 'false');
  // An arrow key would move an enlarged picture, and do nothing in a closed viewer.
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 4);

  await test.step('clicks in one place show one photo after the other', async () => {
    const click = await clicksAt(page, labels.photo.next);
    for (const position of [5, 6, 7]) {
      await click();
      await expectPhoto(page, position);
    }
  });
});

/** Returns a function that clicks where a button of the viewer is now. */
async function clicksAt(page: Page, name: string) {
  const { x, y } = (await viewerButton(page, name).boundingBox()) ?? { x: NaN, y: NaN };
  return () => page.mouse.click(x + 20, y + 20);
}

test('the second click of a double click that closes a photo presses nothing below it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/gallery/');
  await openPhoto(page, 3);
  const click = await clicksAt(page, labels.photo.close);
  await stopClock(page);
  await click();
  await page.clock.runFor(400);
  await expect(tile(page, 3)).toBeFocused();
  await click();
  await page.clock.resume();
  await page.keyboard.press('Enter');
  await expectPhoto(page, 3);
});

test('the page does not move when a photo opens or closes, and the photo covers its scroll bar', async ({
  baseURL,
  launchOptions,
}) => {
  // By default, a headless browser has no scroll bars.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1024, height: 1024 } });
  await open(page, '/gallery/');
  // By CSS: below an open dialog the header has no role.
  const parts = [page.getByText(galleryPage.intro), page.locator('header nav')];
  const lefts = () =>
    Promise.all(parts.map((part) => part.evaluate((box) => box.getBoundingClientRect().left)));
  const before = await lefts();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  await openPhoto(page, 1);
  expect(await lefts()).toEqual(before);
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: 1024 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await lefts()).toEqual(before);
  await browser.close();
});
