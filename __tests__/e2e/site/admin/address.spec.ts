import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
