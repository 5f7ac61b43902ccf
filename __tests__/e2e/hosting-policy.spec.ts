import type { Page } from '@playwright/test';
import { readBuiltSite } from '../../src/hosting/builtSite';
import { inlineCode } from '../../src/hosting/inlineCode';
import { expect, test } from './support/hosted';
import { generatedConfig, startNginx } from '../../scripts/lib/nginx';

const PAGES = ['/', '/services/', '/about/', '/gallery/', '/contact/'];
const UNKNOWN = '/no/such/page/?from=test';

/** Collects, from now on, what the content security policy blocks on a page. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

/** Lets everything load that waits until it is in view. */
async function scrollThrough(page: Page) {
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: 'instant' }), screen);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
}

for (const path of PAGES) {
  test(`the policy blocks nothing on ${path}`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollThrough(page);
    const unloaded = await page.evaluate(
      () => [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
    );
    expect(unloaded).toBe(0);
    expect(violations).toEqual([]);
  });
}

test('the policy lets browsers read the manifest', async ({ page, context }) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  // Only a browser that may install the site reads it unasked.
  const session = await context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).toContain('start_url');
  expect(violations).toEqual([]);
});

test('the policy blocks nothing on an unknown address', async ({ page, allowConsole }) => {
  allowConsole(/404|no\/such\/page/);
  const violations = await watchPolicy(page);
  const response = await page.goto(UNKNOWN);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(violations).toEqual([]);
});

test('the policy blocks nothing while a visitor goes from page to page', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  for (const name of ['Services', 'About', 'Gallery', 'Contact']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}/`);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

test('the policy blocks nothing of the opened photo', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/gallery/');
  await page.getByRole('main').getByRole('listitem').first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(violations).toEqual([]);
});

test('the policy blocks nothing of the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const violations = await watchPolicy(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(violations).toEqual([]);
});

test('the policy blocks nothing of a message and its toast', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/contact/');
  await page.locator('[name=name]').fill('Ada');
  await page.locator('[name=email]').fill('ada@example.org');
  await page.locator('[name=subject]').selectOption('Other');
  await page.locator('[name=message]').fill('Hello');
  await page.locator('[name=message]').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message Sent!')).toBeVisible();
  expect(violations).toEqual([]);
});

test('without any one of its hashes the policy blocks something', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  const violations = await watchPolicy(page);
  const { scripts, styles } = inlineCode(readBuiltSite('public').pages);
  expect(scripts.length).toBeGreaterThan(0);
  expect(styles.length).toBeGreaterThan(0);
  for (const hash of [...scripts, ...styles]) {
    const nginx = await startNginx(generatedConfig().replace(hash, ''));
    try {
      violations.length = 0;
      await page.goto(nginx.origin);
      // Most scripts run only once the page is painted.
      await expect.poll(() => violations, `without ${hash}`).not.toEqual([]);
    } finally {
      await nginx.stop();
    }
  }
});

test('a page served at its address without the slash moves to its own', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/^request to another site: http:\/\/127\.0\.0\.1/);
  // Some hosts do so. Gatsby mends it, from the path that src/gatsby/pagePath.tsx hands on.
  const served = 'location = /about { try_files /about/index.html =404; }';
  const nginx = await startNginx(generatedConfig() + served);
  try {
    await page.goto(`${nginx.origin}/about?from=test#content`);
    await expect(page).toHaveURL(`${nginx.origin}/about/?from=test#content`);
  } finally {
    await nginx.stop();
  }
});
