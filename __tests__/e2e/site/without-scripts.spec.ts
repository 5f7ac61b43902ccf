import type { Page } from '@playwright/test';
import { UNKNOWN } from '../support/builtPages';
import {
  contactPage,
  galleryPage,
  home,
  notFoundPage,
  PHOTOS,
  ROUTES,
  SERVICES,
  servicesPage,
  showing,
  site,
} from '../support/fixture';
import {
  earlierPhotos,
  footer,
  mainHeading,
  mainNavigation,
  menuButton,
  morePhotos,
  paging,
  tiles,
} from '../support/locators';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** The texts and alternative texts of a page that a visitor cannot see. */
const hidden = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, p, img, a, td')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return box.width < 1 || box.height < 1 || !seen;
        })
        .map((element) => element.textContent || element.getAttribute('alt'))
        .filter(Boolean),
    );

test('pages without scripts', async ({ page, allowProblems }) => {
  allowProblems(/404/);

  for (const { path, heading } of ROUTES) {
    await test.step(`${path} shows all its texts and pictures`, async () => {
      await page.goto(path);
      await expect(mainHeading(page)).toHaveText(heading);
      // The hint is about swiping, which needs a script. Polled because cards fade in without one.
      await expect.poll(() => hidden(page)).toEqual(path === '/' ? [servicesPage.swipeHint] : []);
      await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
        ),
      );
    });
  }

  await test.step('the contact form says that it needs a script', async () => {
    const button = page.getByRole('button', { name: contactPage.form.withoutScript });
    await expect(button).toBeDisabled();
  });

  await test.step('captions in the gallery appear on focus', async () => {
    await page.goto('/gallery/');
    await page.getByRole('link', { name: galleryPage.back }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText(PHOTOS[0].title).locator('..')).toHaveCSS('opacity', '1');
  });

  await test.step('the carousel shows all its cards within the window', async () => {
    await footer(page).locator('a[href="/#services"]').click();
    await expect(page).toHaveURL('/#services');
    await expect(page.locator('#services')).toBeInViewport();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(SERVICES.length);
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
    }
    await expect(page.getByLabel('Next services')).toBeHidden();
  });

  await test.step('on a phone the links of the header take the place of the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page)).toBeHidden();
    const links = mainNavigation(page).getByRole('link');
    await expect(links).toHaveText(site.navigation.map(({ name }) => name));
    await links.last().click();
    await expect(page).toHaveURL(site.navigation[3].href);
  });

  await test.step('the page for unknown addresses leads home', async () => {
    await page.goto(UNKNOWN);
    await page.getByRole('link', { name: notFoundPage.link }).click();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
  });
});

test('the pages of the gallery without scripts', async ({ page }) => {
  const { paging: copy, head } = galleryPage;

  await test.step('the first has 24 photos, and leads to the second', async () => {
    await page.goto('/gallery/');
    await expect(tiles(page)).toHaveCount(24);
    await expect(paging(page)).toContainText(showing(1, 24));
    await expect(earlierPhotos(page)).toHaveCount(0);
    await morePhotos(page).click();
  });

  await test.step('the second has its own title and address, and leads to the third', async () => {
    const name = copy.page.replace('{number}', '2');
    await expect(page).toHaveTitle(`${head.title}, ${name} · ${site.brand}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\/2\/$/);
    await expect(paging(page)).toContainText(showing(25, 48));
    await morePhotos(page).click();
  });

  await test.step('the third has the other 12, and leads back to the second', async () => {
    await expect(tiles(page)).toHaveCount(12);
    await expect(paging(page)).toContainText(showing(49, 60));
    await expect(morePhotos(page)).toHaveCount(0);
    await earlierPhotos(page).click();
    await expect(page).toHaveURL('/gallery/2/');
  });
});
