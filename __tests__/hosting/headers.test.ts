import { siteRules } from '../../src/hosting/headers';

it('keeps previews out of search engines', () => {
  expect(siteRules(false)[0].headers['X-Robots-Tag']).toBe('noindex');
  expect(siteRules()[0].headers).not.toHaveProperty('X-Robots-Tag');
});

it('lets only the admin page talk to a window it opens, and only if staff sign in through one', () => {
  const openers = siteRules(true, true).filter(
    ({ headers }) => 'Cross-Origin-Opener-Policy' in headers,
  );
  expect(openers.map(({ path }) => path)).toEqual(['/*', '/admin/*']);
  expect(siteRules().map(({ path }) => path)).not.toContain('/admin/*');
});
