import { labels, OWN_PAGE } from '../support/fixture';
import { footer, mainHeading } from '../support/locators';
import { open } from '../support/page';
import { expect, test } from '../support/test';

test('a page of the owner’s own has its date and leads to each of its headings', async ({
  page,
}) => {
  await open(page, '/');
  await footer(page).locator(`a[href="${OWN_PAGE.path}"]`).click();
  await expect(mainHeading(page)).toHaveText(OWN_PAGE.heading);
  await expect(page.getByText('February 28, 2026')).toBeVisible();
  const contents = page.getByRole('navigation', { name: labels.ownPage.contents });
  const headings = ['What you send', 'By post', 'What we watch', 'How long', 'Who may read it'];
  await expect(contents.getByRole('link')).toHaveText(headings);
  for (const name of headings) {
    await contents.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    await expect(page.locator(':target')).toHaveText(name);
  }
});

test('a page that is a draft is not published', async ({ request }) => {
  expect((await request.get('/night-rules/')).status()).toBe(404);
});
