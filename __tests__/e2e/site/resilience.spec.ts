import { home, PAGES } from '../support/fixture';
import { linkTo, mainHeading } from '../support/locators';
import { hydrated, open } from '../support/page';
import { expect, test } from '../support/test';

interface PageData {
  result: { data: { content: Record<string, unknown> } };
}

test('a page, or the layout around it, that fails to render shows the error and ways back', async ({
  page,
  allowing,
}) => {
  let broken = '';
  await page.route('**/page-data/services/page-data.json', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    data.result.data.content[broken] = null;
    await route.fulfill({ response, json: data });
  });
  const fail = () =>
    allowing(/TypeError/, async () => {
      await linkTo(page, PAGES.services.path).click();
      await expect(mainHeading(page)).toHaveText('Unexpected Application Error!');
      await expect(mainHeading(page)).toBeFocused();
    });
  await open(page, PAGES.about.path);
  for (const [field, heading] of [
    ['services', PAGES.about.heading],
    ['site', home.hero.headline],
  ]) {
    broken = field;
    await fail();
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(heading);
    await hydrated(page);
    await fail();
    await page.getByRole('link', { name: 'Back to the pier' }).click();
    await expect(mainHeading(page)).toHaveText(home.hero.headline);
    await expect(page).toHaveURL('/');
    await hydrated(page);
  }
});
