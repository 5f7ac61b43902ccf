import type { Page } from '@playwright/test';
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
import { mainNavigation, menuButton, mainHeading } from '../support/locators';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** Words of a page that no visitor sees. */
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

test('every page can be read: no text or picture stays hidden, and what needs a script says so', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  for (const { path, heading } of ROUTES) {
    await page.goto(path);
    await expect(mainHeading(page)).toHaveText(heading);
    // The hint speaks of swiping, which needs a script.
    expect(await hidden(page), path).toEqual(path === '/' ? [servicesPage.swipeHint] : []);
    await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
  }
  const button = page.getByRole('button', { name: contactPage.form.withoutScript });
  await expect(button).toBeDisabled();

  await page.goto('/gallery/');
  await page.getByRole('link', { name: galleryPage.back }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText(PHOTOS[0].title).locator('..')).toHaveCSS('opacity', '1');
  await page.getByRole('contentinfo').locator('a[href="/#services"]').click();
  await expect(page).toHaveURL('/#services');
  await expect(page.locator('#services')).toBeInViewport();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(SERVICES.length);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 1440).toBe(true);
  }
  await expect(page.getByLabel('Next services')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuButton(page)).toBeHidden();
  const links = mainNavigation(page).getByRole('link');
  await expect(links).toHaveText(site.navigation.map(({ name }) => name));
  await links.last().click();
  await expect(page).toHaveURL(site.navigation[3].href);
  await page.goto('/nowhere/');
  await page.getByRole('link', { name: notFoundPage.link }).click();
  await expect(mainHeading(page)).toHaveText(home.hero.headline);
});

test('pages of 24 photos lead on to one another', async ({ page }) => {
  const { paging, head } = galleryPage;
  const end = page.getByRole('navigation', { name: paging.more });
  const more = end.getByRole('link', { name: paging.more });
  const earlier = page.getByRole('link', { name: paging.earlier });
  await page.goto('/gallery/');
  await expect(page.locator('[data-photo]')).toHaveCount(24);
  await expect(end).toContainText(showing(1, 24));
  await expect(earlier).toHaveCount(0);
  await more.click();
  const name = paging.page.replace('{number}', '2');
  await expect(page).toHaveTitle(`${head.title}, ${name} · ${site.brand}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\/2\/$/);
  await expect(end).toContainText(showing(25, 48));
  await more.click();
  await expect(page.locator('[data-photo]')).toHaveCount(12);
  await expect(end).toContainText(showing(49, 60));
  await expect(more).toHaveCount(0);
  await earlier.click();
  await expect(page).toHaveURL('/gallery/2/');
});
