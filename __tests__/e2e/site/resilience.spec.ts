import { home, PAGES } from '../support/fixture';
import { linkTo, mainHeading } from '../support/locators';
import { open } from '../support/page';
import { expect, test } from '../support/test';

test.use({ allowed: /TypeError|Cannot read properties/ });

interface PageData {
  result: { data: { content: Record<string, unknown> } };
}

for (const [what, field] of [
  ['a page', 'services'],
  ['the layout around a page', 'site'],
]) {
  test(`${what} that fails to render shows the error and ways back`, async ({ page }) => {
    const services = linkTo(page, PAGES.services.path);
    await page.route('**/page-data/services/page-data.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as PageData;
      data.result.data.content[field] = null;
      await route.fulfill({ response, json: data });
    });
    await open(page, '/about/');
    await services.click();
    await expect(mainHeading(page)).toHaveText('Unexpected Application Error!');
    await expect(mainHeading(page)).toBeFocused();
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
    await services.click();
    await page.getByRole('link', { name: 'Back to the pier' }).click();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await expect(page).toHaveURL('/');
  });
}
