import { readFileSync } from 'node:fs';
import { filesIn } from '../../../src/content/reading/filesIn';
import { matches, readHeaders } from '../support/server';
import { expect, test } from '../support/test';

test('the hosts can read the headers file, and send each header once', async () => {
  const { rules, errors } = await readHeaders('public');
  expect(errors, 'Netlify can read it').toEqual([]);
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    expect(line.length, 'Cloudflare Pages allows 2000 characters').toBeLessThanOrEqual(2000);
  }
  for (const path of ['/', '/no/such/page', ...filesIn('public').map((file) => `/${file}`)]) {
    const names = rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, path).toBe(names.length);
    expect(names.includes('Cache-Control'), path).toBe(path.startsWith('/static/'));
  }
});

test('header and page earn the points of the HTTP Observatory', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  const halfAYear = 15_768_000;
  const [, maxAge] = /max-age=(\d+)/.exec(headers['strict-transport-security']) ?? [];
  expect(Number(maxAge)).toBeGreaterThanOrEqual(halfAYear);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'cross-origin',
  });
});
