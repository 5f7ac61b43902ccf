import { UNKNOWN, UNKNOWN_LOGS } from '../support/builtPages';
import { notFoundPage, PAGES, PHOTOS, ROUTES, site } from '../support/fixture';
import { linkTo, mainHeading, menuButton } from '../support/locators';
import { open, PHONE } from '../support/page';
import { pathOfPhoto } from '../support/photos';
import { expect, test } from '../support/test';

/** Addresses without a page that Gatsby's router cannot read. */
const UNREADABLE = ['/caf%E9/', '/%', '/%23contact'];

test.use({
  allowed: new RegExp(`${UNKNOWN_LOGS.source}|404.*(${UNREADABLE.join('|')})\\)$`),
});

/** Title and description of each page in the content. */
const HEADS: Record<string, { title: string; description: string }> = {
  ...Object.fromEntries(ROUTES.map(({ path, head }) => [path, head])),
  [pathOfPhoto(3)]: PHOTOS[2],
};

/** The type of each page's structured data, if it has any. */
const STRUCTURED_DATA: Partial<Record<string, string>> = {
  '/': 'EducationalOrganization',
  '/contact/': 'EducationalOrganization',
};

/** What the head of a page should have, each of them once. */
function headOf(path: string) {
  const { title: name, description } = HEADS[path];
  const type = STRUCTURED_DATA[path];
  const titles = [`${name} · ${site.brand}`];
  return {
    titles,
    shared: titles,
    description: [description],
    addresses: [site.url + path, site.url + path],
    types: type ? [type] : [],
  };
}

/** Reads the head of a document: that of a page, or one that is parsed from a file. */
function readHead(html: string | null) {
  const root = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const values = (selector: string, attribute: string) =>
    [...root.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
  const data = [...root.querySelectorAll('script[type="application/ld+json"]')];
  return {
    titles: [...root.head.querySelectorAll('title')].map((tag) => tag.textContent),
    shared: values('meta[property="og:title"]', 'content'),
    description: values('meta[name=description]', 'content'),
    addresses: [
      ...values('link[rel=canonical]', 'href'),
      ...values('meta[property="og:url"]', 'content'),
    ],
    types: data.map((each) => (JSON.parse(each.textContent) as { '@type': string })['@type']),
  };
}

test('heading and head of every page', async ({ page, request }) => {
  const expectHead = (path: string) =>
    expect.poll(() => page.evaluate(readHead, null), path).toEqual(headOf(path));

  await test.step('reached by its link', async () => {
    await open(page, '/');
    await expectHead('/');
    for (const { path, heading } of [...Object.values(PAGES).slice(1), PAGES.services]) {
      await linkTo(page, path).click();
      await expect(page).toHaveURL(path);
      await expect(mainHeading(page)).toHaveText([heading]);
      await expectHead(path);
    }
  });

  await test.step('as robots read it', async () => {
    // The policy of a page would also be that of the documents which it parses.
    await page.goto('about:blank');
    for (const path of Object.keys(HEADS)) {
      const html = await (await request.get(path)).text();
      expect(await page.evaluate(readHead, html), path).toEqual(headOf(path));
    }
  });
});

test('unknown addresses', async ({ page }) => {
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('404: ')) missing.push(message.text());
  });

  await test.step('answer 404 with the not-found page, which logs the path once', async () => {
    const response = await page.goto(`${UNKNOWN}?a=b#c`);
    expect(response?.status()).toBe(404);
    await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
    await expect(page.getByText(notFoundPage.text)).toBeVisible();
    await expect.poll(() => missing).toEqual([`404: there is no page at ${UNKNOWN}`]);
    // A screen reader would say it twice.
    await expect(mainHeading(page)).not.toBeFocused();
    await page.getByRole('link', { name: notFoundPage.link }).click();
    await expect(page).toHaveURL('/');
    expect(missing).toHaveLength(1);
  });

  await test.step('also show that page when the router leads to them', async () => {
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      UNKNOWN,
    );
    await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
    await expect(mainHeading(page)).toBeFocused();
    await expect(page).toHaveURL(UNKNOWN);
  });
});

test('an address that the router cannot read shows the not-found page as without scripts', async ({
  page,
}) => {
  for (const path of UNREADABLE) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(mainHeading(page), path).toHaveText(notFoundPage.heading);
    await expect(page.locator('html'), path).toHaveAttribute('data-scripts', 'none');
    await expect(page.locator('script[src]'), 'scripts').toHaveCount(0);
  }
  await page.setViewportSize(PHONE.viewport);
  await menuButton(page).click();
  await linkTo(page, PAGES.about.path).click();
  await expect(mainHeading(page)).toHaveText(PAGES.about.heading);
});

test('an address without its trailing slash', async ({ page }) => {
  // Not every host redirects it. Gatsby then navigates to the `window.pagePath` of the page.
  await page.goto('/services?from=test#main');
  await expect(mainHeading(page)).toHaveText(PAGES.services.heading);
  await expect(page).toHaveURL('/services/?from=test#main');
});
