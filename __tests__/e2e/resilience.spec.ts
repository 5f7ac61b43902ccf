import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hydrated, layoutShift, open, PHONE, ROUTES, watchLayoutShift } from './support/site';

for (const [size, use] of [
  ['390 px', PHONE],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`at ${size}`, () => {
    test.use(use);

    for (const { path } of ROUTES) {
      test(`nothing shifts on ${path}, from first paint through the whole page`, async ({
        page,
      }) => {
        await watchLayoutShift(page);
        await open(page, path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 400) {
            window.scrollTo(0, y);
            await new Promise((resolve) => setTimeout(resolve, 80));
          }
        });
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
      });
    }
  });
}

test('nothing shifts where the fonts come late', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await watchLayoutShift(page);
  for (const { path } of ROUTES) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), path).toBe(0);
  }
});

test.describe('with the clock years ahead and a far time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  for (const { path } of ROUTES) {
    test(`${path} hydrates without complaint and shows the visitor’s year`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-12-31T20:00:00Z'));
      await open(page, path);
      await expect(page.getByRole('contentinfo')).toContainText('© 2032 Elevara');
    });
  }
});

test('pictures of the first screen are painted while scripts are late', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  for (const path of ['/', '/gallery/']) {
    await page.goto(path, { waitUntil: 'commit' });
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    await expect(picture).toBeVisible();
    expect(await page.evaluate(() => Object.keys(document.querySelector('header') ?? {}))).toEqual(
      [],
    );
    await hydrated(page);
  }
});

test('the hero is in the markup, eager and first in line', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const hero = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  expect(hero).toMatch(/\ssrc="\/static\//i);
  expect(hero).toMatch(/\ssrcSet="\/static\//i);
  expect(hero).toContain('loading="eager"');
});

test('the server renderer is never fetched, nor a second copy of a picture', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Services', 'Gallery', 'About', 'Contact']) {
    await main.getByRole('link', { name }).click();
    await page.waitForLoadState('networkidle');
  }
  for (const address of scripts) {
    const text = await (await page.request.get(address)).text();
    expect(text.includes('renderToString'), address).toBe(false);
  }
});

test.describe('a page that fails to render', () => {
  const services = '**/page-data/services/page-data.json';
  const expected = /TypeError|Cannot read properties/;

  /** Lets the services page receive data in which a part it reads is missing. */
  async function damage(page: Page, part: 'services' | 'site') {
    await page.route(services, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as {
        result: { data: { content: Record<string, unknown> } };
      };
      data.result.data.content[part] = null;
      await route.fulfill({ response, json: data });
    });
  }

  const failure = (page: Page) =>
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  const toServices = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();

  for (const [what, part] of [
    ['the page', 'services'],
    ['the layout around it', 'site'],
  ] as const) {
    test(`in ${what}: the fallback screen says why and leads back`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(expected);
      await damage(page, part);
      await open(page, '/about/');
      await toServices(page);
      await expect(failure(page)).toBeVisible();
      await expect(page.getByText(/Cannot read properties of null/)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[2].heading);
      await hydrated(page);
      await toServices(page);
      await expect(failure(page)).toBeVisible();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROUTES[0].heading);
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('a button pressed before the scripts are there', () => {
  test.use(PHONE);

  test('does its work when they are', async ({ page }) => {
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible();
  });
});
