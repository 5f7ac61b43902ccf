import { readFileSync } from 'node:fs';
import { inlineCode } from '../../../src/hosting/inlineCode';
import { expect, test } from '../support/test';

test('every hash in the content security policy is needed', async ({ page, allowProblems }) => {
  allowProblems(/./);
  let violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const html = readFileSync('public/index.html', 'utf8');
  const { scripts, styles } = inlineCode(html, 'the home page');
  let body = '';
  // Without its files: with them, a page whose inline code is blocked would reload for ever.
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.abort(),
  );
  for (const hash of [...scripts, ...styles]) {
    body = html.replace(hash, '');
    await page.goto('about:blank');
    violations = [];
    await page.goto('/');
    // Polled because most scripts run only after the first paint.
    await expect.poll(() => violations, `without ${hash}`).not.toEqual([]);
  }
});
