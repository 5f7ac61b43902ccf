import { SECURITY_HEADERS } from '../../src/hosting/headers';
import { pagePolicy, withPolicy } from '../../src/hosting/pagePolicy';

const CODE = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };
const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head><body><script>one()</script></body></html>';

it('allows only the site itself and the given code', () => {
  expect(pagePolicy(CODE, null).split('; ').sort()).toEqual([
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    'form-action mailto:',
    "img-src 'self' data:",
    "manifest-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self' 'sha256-c'",
    "style-src-attr 'unsafe-inline'",
  ]);
});

it('earns the points of the HTTP Observatory, which combines the policies of header and page', () => {
  const header = SECURITY_HEADERS['Content-Security-Policy'];
  // A page cannot say who may frame it.
  expect(header).toContain("frame-ancestors 'none'");
  expect(header).toContain("base-uri 'none'");
  const policy = `${header}; ${pagePolicy(CODE, null)}`.replace(/style-src-attr [^;]*/, '');
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  const halfAYear = 15_768_000;
  const maxAge = Number(/max-age=(\d+)/.exec(SECURITY_HEADERS['Strict-Transport-Security'])?.[1]);
  expect(maxAge).toBeGreaterThanOrEqual(halfAYear);
  expect(SECURITY_HEADERS).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('is in the page before any of its code, and is renewed when a later build changes the page', () => {
  const page = withPolicy(PAGE, 'index.html', null);
  expect(page).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  expect(withPolicy(page, 'index.html', null)).toBe(page);
  const changed = (html: string) => html.replace('one()', 'two()');
  expect(withPolicy(changed(page), 'index.html', null)).toBe(
    withPolicy(changed(PAGE), 'index.html', null),
  );
});

it('allows the origin of the form service, even on a page without the form', () => {
  const policy = pagePolicy(CODE, 'https://forms.example.org/f/abc?x=1').split('; ');
  expect(policy).toContain("connect-src 'self' https://forms.example.org");
  expect(policy).toContain('form-action mailto: https://forms.example.org');
  expect(withPolicy(PAGE, '', 'https://forms.example.org/f')).toContain(
    'https://forms.example.org',
  );
});

it('rejects a page without <meta charset>, which the policy must follow', () => {
  expect(() => withPolicy('<p>Hello</p>', 'a/index.html', null)).toThrow(
    'a/index.html has no <meta charset>.',
  );
});
