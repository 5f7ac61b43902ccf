import { readFileSync } from 'node:fs';
import { inlineCode } from '../../../src/build/hosting/inlineCode';
import { expect, test } from '../support/test';

test('without any one of its hashes the policy blocks something', async ({
  page,
  origin,
  allowProblems,
}) => {
  allowProblems(/./);
  let violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const html = readFileSync('public/index.html', 'utf8');
  const { scripts, styles } = inlineCode(html, 'the home page');
  let body = '';
  // Only the page's own code: with its files, a page that lacks some of it loads itself anew, for ever.
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.abort(),
  );
  for (const hash of [...scripts, ...styles]) {
    body = html.replace(hash, '');
    await page.goto('about:blank');
    violations = [];
    await page.goto(origin);
    // Most scripts run only once the page is painted.
    await expect.poll(() => violations, `without ${hash}`).not.toEqual([]);
  }
});
