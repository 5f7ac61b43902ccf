import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  about,
  contactPage,
  galleryPage,
  home,
  notFoundPage,
  PAGES,
  ROUTES,
  servicesPage,
  site,
  UNKNOWN,
} from '../support/fixture';
import { mainNavigation, mainHeading } from '../support/locators';
import { open } from '../support/site';
import { expect, test } from '../support/test';

/** Each page's head in the content, and the kind of its structured data. */
const HEADS: Record<string, [head: { title: string; description: string }, type?: string]> = {
  '/': [home.head, 'EducationalOrganization'],
  '/services/': [servicesPage.head, 'ItemList'],
  '/about/': [about.head],
  '/gallery/': [galleryPage.head, 'ImageGallery'],
  '/contact/': [contactPage.head, 'EducationalOrganization'],
};

/**
 * Expects in the head what a page says of itself, each once. Search engines read the structured data,
 * in the page as it is loaded.
 */
async function expectHead(page: Page, path: string, loaded = true) {
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
  const [{ title: name, description }, type] = HEADS[path];
  const titles = [`${name} · ${site.brand}`];
  await expect.poll(head, path).toEqual({
    titles,
    shared: titles,
    description: [description],
    addresses: [site.url + path, site.url + path],
    types: loaded && type ? [type] : [],
  });
}

test('through every page by its link, and loaded: heading, head and structured data are those of the page, once', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, '/');
  await expectHead(page, '/');
  for (const { path, heading, name } of [...ROUTES.slice(1), PAGES.services]) {
    await mainNavigation(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(mainHeading(page)).toHaveText([heading]);
    await expectHead(page, path, false);
  }
  for (const path of Object.keys(HEADS)) {
    await page.goto(path);
    await expectHead(page, path);
  }

  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(5);
  for (const address of scripts) {
    const text = await (await page.request.get(address)).text();
    expect(text.includes('renderToString'), `React's server renderer in ${address}`).toBe(false);
  }
});

test('an unknown path answers 404 with the page for it, and logs the path once; an address without the slash moves to its own', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('404: ')) missing.push(message.text());
  });
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
  await expect(page.getByText(notFoundPage.text)).toBeVisible();
  await expect.poll(() => missing).toEqual(['404: there is no page at /no/such/page/']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: notFoundPage.link }).click();
  await expect(page).toHaveURL('/');
  expect(missing).toHaveLength(1);
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/nowhere/'),
  );
  await expect(mainHeading(page)).toHaveText(notFoundPage.heading);
  await expect(page).toHaveURL('/nowhere/');

  // Some hosts serve a page there. Gatsby mends it, from the path that src/build/html/pagePath.tsx hands on.
  await page.goto('/services?from=test#content');
  await expect(mainHeading(page)).toHaveText(PAGES.services.heading);
  await expect(page).toHaveURL('/services/?from=test#content');
});

test('sitemap, robots, manifest and share picture are those of the site', async ({ page }) => {
  const { request } = page;
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  expect(await text('/sitemap-index.xml')).toContain(`${site.url}/sitemap-0.xml`);
  const listed = [...(await text('/sitemap-0.xml')).matchAll(/<loc>(.*?)<\/loc>/g)];
  const pages = [...ROUTES.map(({ path }) => path), '/gallery/2/', '/gallery/3/'];
  expect(listed.map(([, address]) => address).sort()).toEqual(
    pages.map((path) => site.url + path).sort(),
  );
  const manifest = JSON.parse(await text('/manifest.webmanifest')) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(site.brand);
  for (const { src } of manifest.icons) {
    expect((await request.get(new URL(src, site.url).pathname)).status(), src).toBe(200);
  }
  await open(page, '/');
  // Only a browser that may install the site reads it unasked; the policy lets it.
  const session = await page.context().newCDPSession(page);
  const read = await session.send('Page.getAppManifest');
  expect(read).toMatchObject({
    url: new URL('/manifest.webmanifest', page.url()).href,
    errors: [],
  });
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(address ?? '').pathname);
  const { width, height, format } = await sharp(await picture.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});
