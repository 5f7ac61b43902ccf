import { expect, test } from './support/test';
import { open, ROUTES, UNKNOWN } from './support/site';

for (const { path, heading } of ROUTES) {
  test(`${path} answers 200 with one main heading, header and footer`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('every icon of the interface has its drawing', async ({ page }) => {
  for (const { path } of ROUTES) {
    await page.goto(path);
    const missing = await page
      .locator('use')
      .evaluateAll((uses) =>
        uses
          .map((use) => use.getAttribute('href') ?? '')
          .filter((href) => !document.querySelector(`symbol${href} path`)),
      );
    expect(missing, path).toEqual([]);
    expect(await page.locator('use').count(), path).toBeGreaterThan(0);
  }
});

test('an unknown path answers 404 with the page for it, and logs the path once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('/no/such/page/')) logged.push(message.text());
  });
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged).toEqual(['404: there is no page at /no/such/page/']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(logged).toHaveLength(1);
});

test('navigation inside the site to an unknown path shows the page for it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await open(page, '/');
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/nowhere/'),
  );
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await expect(page).toHaveURL('/nowhere/');
});

test('both forms of an address end on the page', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
  await expect(page).toHaveURL('/services/');
});

test('after a hard load and after each navigation the head is that of the page, once', async ({
  page,
}) => {
  await open(page, '/');
  const tags = () =>
    page.evaluate(() => {
      const all = (selector: string) => document.head.querySelectorAll(selector);
      const one = (selector: string, attribute: string) =>
        [...all(selector)].map((element) => element.getAttribute(attribute)).join(' + ');
      return {
        titles: [...document.querySelectorAll('head title')].map((title) => title.textContent),
        description: all('meta[name=description]').length,
        canonical: one('link[rel=canonical]', 'href'),
        url: one('meta[property="og:url"]', 'content'),
        shared: ['og:title', 'og:description', 'og:image', 'og:type', 'og:site_name'].map(
          (property) => all(`meta[property="${property}"]`).length,
        ),
        structured: all('script[type="application/ld+json"]').length,
      };
    });
  const expectHead = async (path: string, title: RegExp, structured: number) => {
    await expect(page).toHaveTitle(title);
    const head = await tags();
    expect(head).toEqual({
      titles: [expect.stringMatching(title)],
      description: 1,
      canonical: `https://www.elevara.example${path}`,
      url: `https://www.elevara.example${path}`,
      shared: [1, 1, 1, 1, 1],
      structured,
    });
  };
  await expectHead('/', /^Education consultancy, training and youth empowerment · Elevara$/, 1);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path, title, structured] of [
    ['Services', '/services/', /^Our Services · Elevara$/, 1],
    ['About', '/about/', /^About us · Elevara$/, 0],
    ['Gallery', '/gallery/', /^Our Gallery · Elevara$/, 1],
    ['Contact', '/contact/', /^Contact us · Elevara$/, 1],
    ['Services', '/services/', /^Our Services · Elevara$/, 1],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expectHead(path, title, structured);
  }
});
