import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { BLOCKED, ADMIN } from '../../support/admin/address';
import { expect, test } from '../../support/test';

test.use({ allowed: new RegExp(`${BLOCKED.source}|api\\.github\\.com|Invalid token`) });

test('no page links to the admin page or loads one of its files', ({ site }) => {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(html|xml|json|js|webmanifest|txt)$/.test(path) &&
      !path.startsWith('admin/') &&
      statSync(join(site, path)).isFile(),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts) {
    expect(readFileSync(join(site, path), 'utf8'), path).not.toContain('/admin/');
  }
  expect(readFileSync(join(site, 'admin/index.html'), 'utf8')).toMatch(
    /<meta name="robots" content="noindex/,
  );
});

test('signing in asks the repository’s host, and shows its refusal', async ({ page }) => {
  const tokens: string[] = [];
  await page.route('https://api.github.com/**', (route) => {
    tokens.push(route.request().headers().authorization);
    return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
  });
  await page.goto(ADMIN);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_x');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('token is invalid');
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) expect(token).toMatch(/ github_pat_x$/);
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the admin page opens in English, and costs less than 2 MB', async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(ADMIN);
    await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Hosts compress at least as well; fonts and pictures are already compressed.
    const bodies = requests.map(async (request) => (await request.response())?.body());
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body ?? '').length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });
});
