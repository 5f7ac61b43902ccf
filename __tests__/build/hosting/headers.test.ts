import { cachePolicy, IMMUTABLE, REVALIDATE } from '../../../src/build/hosting/cachePolicy';
import { headersFile, siteRules } from '../../../src/build/hosting/headers';
import { nginxConfig } from '../../../src/build/hosting/nginxConfig';

it('keeps only what has a hash in its address', () => {
  for (const path of ['/static/app-0123.js', '/static/d41d8/photo.avif']) {
    expect(cachePolicy(path)).toBe(IMMUTABLE);
  }
  const others = ['/', '/about/', '/page-data/app-data.json', '/favicon.svg', '/static'];
  for (const path of others) expect(cachePolicy(path)).toBe(REVALIDATE);
});

it('keeps previews out of search engines', () => {
  expect(siteRules(false)[0].headers['X-Robots-Tag']).toBe('noindex');
  expect(siteRules()[0].headers).not.toHaveProperty('X-Robots-Tag');
});

it('lets a window answer the desk alone, and only where staff sign in through one', () => {
  const openers = siteRules(true, true).filter(
    ({ headers }) => 'Cross-Origin-Opener-Policy' in headers,
  );
  expect(openers.map(({ path }) => path)).toEqual(['/*', '/admin/*']);
  expect(siteRules().map(({ path }) => path)).not.toContain('/admin/*');
  expect(nginxConfig(true).replace(/location \/admin\/ \{[^}]*\}\n/, '')).toBe(nginxConfig());
});

it('writes the rules as both hosts read them', () => {
  const text = headersFile([
    { path: '/*', headers: { A: 'x', B: 'y; z' } },
    { path: '/static/*', headers: { C: 'w' } },
  ]);
  expect(text).toBe(
    '# Written by the build; changes made here are lost.\n/*\n  A: x\n  B: y; z\n/static/*\n  C: w\n',
  );
});
