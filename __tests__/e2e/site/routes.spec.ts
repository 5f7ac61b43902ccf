import type { Page } from '@playwright/test';
import { UNKNOWN } from '../support/builtPages';
import { galleryPage, notFoundPage, PAGES, PHOTOS, ROUTES, site } from '../support/fixture';
import { dialog, mainHeading, mainNavigation, menuButton, photoPath } from '../support/locators';
import { hydrated, open, PHONE } from '../support/site';
import { expect, test } from '../support/test';

test.use({ allowed: /404/ });

/** Title and description of each page in the content. */
const HEADS: Record<string, { title: string; description: string }> = {
  ...Object.fromEntries(ROUTES.map(({ path, head }) => [path, head])),
  [photoPath(3)]: PHOTOS[2],
};

/** The type of each page's structured data, if it has any. */
const STRUCTURED_DATA: Partial<Record<string, string>> = {
  '/': 'EducationalOrganization',
  '/services/': 'ItemList',
  '/gallery/': 'ImageGallery',
  '/contact/': 'EducationalOrganization',
  [photoPath(3)]: 'ImageObject',
};

/** Waits until the head has a page's title, description, addresses and structured data, each of them once. */
async function expectHead(page: Page, path: string) {
  const head = () =>
    page.evaluate(() => {
      const values = (selector: string, attribute: string) =>
        [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
      return {
        titles: [...document.head.querySelectorAll('title')].map((tag) => tag.textContent),
        shared: values('meta[property="og:title"]', 'content'),
        description: values('meta[name=description]', 'content'),
        addresses: [
          ...values('link[rel=canonical]', 'href'),
          ...values('meta[property="og:url"]', 'content'),
        ],
        types: data.map((each) => (JSON.parse(each.textContent) as { '@type': string })['@type']),
      };
    });
  const { title: name, description } = HEADS[path];
  const type = STRUCTURED_DATA[path];
  const titles = [`${name} · ${site.brand}`];
  await expect.poll(head, path).toEqual({
    titles,
    shared: titles,
    description: [description],
    addresses: [site.url + path, site.url + path],
    types: type ? [type] : [],
  });
}

test('heading and head of every page', async ({ page }) => {
  await test.step('reached by its link', async () => {
    await open(page, '/');
    await expectHead(page, '/');
    for (const { path, heading, name } of [...ROUTES.slice(1), PAGES.services]) {
      await mainNavigation(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(mainHeading(page)).toHaveText([heading]);
      await expectHead(page, path);
    }
  });

  await test.step('loaded as a document', async () => {
    for (const path of Object.keys(HEADS)) {
      await page.goto(path);
      await expectHead(page, path);
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
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: notFoundPage.link }).click();
    await expect(page).toHaveURL('/');
    expect(missing).toHaveLength(1);
  });

  await test.step('also lead to the gallery if a photo was withdrawn', async () => {
    await page.goto('/gallery/withdrawn/');
    await page.getByRole('link', { name: galleryPage.paging.all }).click();
    await expect(page).toHaveURL('/gallery/');
  });

  await test.step('also show that page when the router leads to them', async () => {
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      UNKNOWN,
    );
    await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
    await expect(page).toHaveURL(UNKNOWN);
  });
});

for (const [asked, logged = asked] of [
  ['/caf%E9/'],
  ['/100%25/', '/100%/'],
  ['/%'],
  ['/gallery/%E0%A4%A/'],
  ['/%2525/?a=%#%', '/%25/'],
]) {
  test(`the address ${asked}, which cannot be decoded`, async ({ page }) => {
    const missing: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('404: ')) missing.push(message.text());
    });
    const works = async () => {
      await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
      await hydrated(page);
      expect(missing).toEqual([`404: there is no page at ${logged}`]);
      missing.length = 0;
    };

    await page.setViewportSize(PHONE.viewport);
    await page.goto(asked);
    await works();
    await menuButton(page).click();
    await dialog(page).getByRole('link', { name: PAGES.about.name }).click();
    await expect(mainHeading(page)).toHaveText(PAGES.about.heading);

    await test.step('Back, and Back after a full load', async () => {
      await page.goBack();
      await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
      await expect.poll(() => missing).toHaveLength(1);
      missing.length = 0;
      await page.goto(PAGES.about.path);
      await page.goBack();
      await works();
    });
  });
}

test('an address without its trailing slash', async ({ page }) => {
  // Not every host redirects it. Gatsby then navigates to the `window.pagePath` of the page.
  await page.goto('/services?from=test#main');
  await expect(mainHeading(page)).toHaveText(PAGES.services.heading);
  await expect(page).toHaveURL('/services/?from=test#main');
});
