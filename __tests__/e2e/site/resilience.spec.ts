import { home, PAGES } from '../support/fixture';
import { mainNavigation, mainHeading } from '../support/locators';
import { hold, hydrated, open } from '../support/site';
import { expect, test } from '../support/test';

test('pictures of the first screen are painted while scripts are late', async ({ page }) => {
  for (const path of ['/', '/gallery/']) {
    const release = await hold(page, /\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.locator('body[data-hydrated]')).toHaveCount(0);
    release();
    await hydrated(page);
    await page.unrouteAll();
  }
});

test('a page that fails to render, or the layout around it, shows why and leads back', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/TypeError|Cannot read properties/);
  const services = mainNavigation(page).getByRole('link', { name: PAGES.services.name });
  for (const part of ['services', 'site']) {
    await page.route('**/page-data/services/page-data.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as {
        result: { data: { content: Record<string, unknown> } };
      };
      data.result.data.content[part] = null;
      await route.fulfill({ response, json: data });
    });
    await open(page, '/about/');
    await services.click();
    await expect(mainHeading(page), part).toHaveText('Unexpected Application Error!');
    await expect(page.getByText(/Cannot read properties of null/)).toBeVisible();
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
    await services.click();
    await expect(mainHeading(page), part).toHaveText('Unexpected Application Error!');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await expect(page).toHaveURL('/');
    await page.unrouteAll();
  }
});
