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
  SERVICES,
  servicesPage,
  site,
  UNKNOWN,
} from '../support/fixture';
import { open } from '../support/site';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const HEADS = {
  '/': home.head,
  '/services/': servicesPage.head,
  '/about/': about.head,
  '/gallery/': galleryPage.head,
  '/contact/': contactPage.head,
};

/** Expects in the head what a page says of itself, each once. */
async function expectHead(page: Page, path: keyof typeof HEADS) {
  await expect(page).toHaveTitle(`${HEADS[path].title} · ${site.brand}`);
  const head = await page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute));
    return {
      titles: all('title').length,
      description: values('meta[name=description]', 'content'),
      canonical: values('link[rel=canonical]', 'href'),
      url: values('meta[property="og:url"]', 'content'),
      shared: ['og:title', 'og:description', 'og:image', 'og:type', 'og:site_name'].map(
        (property) => all(`meta[property="${property}"]`).length,
      ),
    };
  });
  expect(head).toEqual({
    titles: 1,
    description: [HEADS[path].description],
    canonical: [site.url + path],
    url: [site.url + path],
    shared: [1, 1, 1, 1, 1],
  });
}

/** The structured data of a page, as search engines read it. */
async function structured(page: Page): Promise<unknown> {
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  return JSON.parse((await data.textContent()) ?? '');
}

test('through every page by its link: heading, head and structured data are those of the page, once', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, '/');
  await expectHead(page, '/');
  expect(await structured(page)).toMatchObject({
    '@type': 'EducationalOrganization',
    name: site.brand,
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '16:30' },
      { dayOfWeek: ['Thursday', 'Friday', 'Saturday'], opens: '10:00', closes: '18:00' },
      { dayOfWeek: ['Sunday'], opens: '12:00', closes: '15:00' },
    ],
  });
  for (const { path, heading, name } of ROUTES.slice(1)) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText([heading]);
    await expectHead(page, path as keyof typeof HEADS);
    if (path === '/services/') {
      expect(await structured(page)).toMatchObject({
        itemListElement: SERVICES.map(() => expect.anything() as unknown),
      });
    }
    if (path === '/gallery/')
      expect(await structured(page)).toMatchObject({ '@type': 'ImageGallery' });
  }
  await main(page).getByRole('link', { name: PAGES.services.name }).click();
  await expectHead(page, '/services/');

  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(5);
  for (const address of scripts) {
    const text = await (await page.request.get(address)).text();
    expect(text.includes('renderToString'), `React's server renderer in ${address}`).toBe(false);
  }
});

test('an unknown path answers 404 with the page for it, and logs the path once; an address without the slash moves to its own', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('no')) logged.push(message.text());
  });
  const missing = () => logged.filter((text) => text.startsWith('404: '));
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText(notFoundPage.heading);
  await expect(page.getByText(notFoundPage.text)).toBeVisible();
  await expect.poll(missing).toEqual(['404: there is no page at /no/such/page/']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: notFoundPage.link }).click();
  await expect(page).toHaveURL('/');
  expect(missing()).toHaveLength(1);
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/nowhere/'),
  );
  await expect(title(page)).toHaveText(notFoundPage.heading);
  await expect(page).toHaveURL('/nowhere/');

  // Some hosts serve a page there. Gatsby mends it, from the path that src/build/html/pagePath.tsx hands on.
  await page.goto('/services?from=test#content');
  await expect(title(page)).toHaveText(PAGES.services.heading);
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
  await page.goto('/');
  // Only a browser that may install the site reads it unasked; the policy lets it.
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(address ?? '').pathname);
  const { width, height, format } = await sharp(await picture.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});
