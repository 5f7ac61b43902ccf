import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { listen } from '../../support/listen';
import { hydrated } from '../support/site';
import { expect, test } from '../support/test';

// The page's HTML is not quite the one that a build with a service renders: React then renders it anew.
test.use({ allowed: /another site|React error #418/ });

/** A service for forms. */
const received: URLSearchParams[] = [];
let origin: string;
let stop: (() => void) | undefined;

test.beforeEach(async ({ context }) => {
  // Chrome asks visitors before a page from elsewhere, as it takes one that a route fulfils, may reach this machine.
  await context.grantPermissions(['local-network-access']);
  received.length = 0;
  ({ origin, stop } = await listen((request, response) => {
    void text(request).then((body) => {
      received.push(new URLSearchParams(body));
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
    });
  }));
});
test.afterEach(() => stop?.());

/** A page with the form as the build renders it when `service` stands in content. */
function connected(html: string, service: string) {
  return html
    .replace(/connect-src 'self'[^;]*/, `connect-src 'self' ${origin}`)
    .replace(/form-action mailto:[^"]*/, `form-action mailto: ${origin}`)
    .replace(/(?<=<form [^>]*) (?:action|method)="[^"]*"/g, '')
    .replace('<form', `<form action="${service}" method="post"`)
    .replace(/(?<=<button [^>]*type="submit"[^>]*) disabled=""/, '');
}

/** Serves the site as if `service` stood in its content. */
async function connect(page: Page, service: string) {
  await page.route(/\/page-data\/(index|contact)\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"service":(?:null|"[^"]*")/,
      `"service":"${service}"`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(/\/(contact\/)?$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = connected(await response.text(), service);
    return route.fulfill({ response, body });
  });
}

const subject = (page: Page) => page.getByRole('combobox');
async function fillIn(page: Page) {
  for (const name of ['name', 'email', 'message']) {
    await page.locator(`[name=${name}]`).fill('ada@school.example');
  }
}

test('a message arrives, also when its form was reached by a link', async ({ page }) => {
  await connect(page, `${origin}/open`);
  await page.goto('/services/');
  await hydrated(page);
  const link = page.locator('main article a').nth(1);
  const [, service] = (await link.getAttribute('aria-label'))?.split(': ') ?? [];
  await link.click();
  await expect(subject(page)).toHaveValue(service);
  await expect.poll(() => page.evaluate(() => document.head.innerHTML)).toContain(origin);
  await hydrated(page);
  await expect(subject(page)).toHaveValue(service);
  await fillIn(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=name]')).toHaveValue('');
  expect(received.map((fields) => fields.get('subject'))).toEqual([service]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the form, and shows the answer', async ({ page }) => {
    const html = readFileSync('public/contact/index.html', 'utf8');
    await page.route('/contact/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: connected(html, `${origin}/open`),
      }),
    );
    await page.goto('/contact/');
    await fillIn(page);
    await subject(page).selectOption({ index: 1 });
    await page.locator('form button').first().click();
    await expect(page.getByText('{"ok":true}')).toBeVisible();
    expect(received[0]?.get('email')).toBe('ada@school.example');
  });
});
