import type { Page } from '@playwright/test';
import { labels, ROUTES, SERVICES, servicesPage } from '../support/fixture';
import { footer, mainHeading } from '../support/locators';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** The texts and alternative texts on a page that are not visible, but for those that a click opens. */
const hidden = (page: Page) =>
  page
    .getByRole('main')
    .locator(':is(h1, h2, h3, p, img, a, td):not(details > div > *)')
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

test('pages without scripts', async ({ page }) => {
  for (const { path, heading } of ROUTES) {
    await test.step(`${path} shows all its texts and pictures`, async () => {
      await page.goto(path);
      await expect(mainHeading(page)).toHaveText(heading);
      // The hint is about swiping, which needs a script. Polled because cards fade in without one.
      await expect.poll(() => hidden(page)).toEqual(path === '/' ? [servicesPage.swipeHint] : []);
    });
  }

  await test.step('the carousel can be scrolled to each of its cards', async () => {
    await footer(page).locator('a[href="/#services"]').click();
    await expect(page).toHaveURL('/#services');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(SERVICES.length);
    for (const card of await cards.all()) {
      await card.getByRole('link').focus();
      await expect.poll(async () => (await card.boundingBox())?.x).toBeGreaterThan(0);
      await expect(card).toBeInViewport({ ratio: 0.99 });
    }
    await expect(page.getByLabel(labels.carousel.next)).toBeHidden();
  });
});
