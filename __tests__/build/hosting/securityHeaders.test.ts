/** @jest-environment node */
import { contentSecurityPolicy, securityHeaders } from '../../../src/build/hosting/securityHeaders';

const CODE = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
  );
}

it('allows nothing but the site itself and the code it was made for', () => {
  expect(directives(contentSecurityPolicy(CODE))).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-a' 'sha256-b'",
    'style-src': "'sha256-c'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': 'mailto:',
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
});

it('allows no style at all where there is none', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] });
  expect(directives(policy)['style-src']).toBe("'none'");
});

it('earns every point of the HTTP Observatory that headers can earn', () => {
  const headers = securityHeaders(CODE);
  const policy = directives(headers['Content-Security-Policy']);
  expect(policy['default-src']).toBe("'none'");
  for (const [name, value] of Object.entries(policy)) {
    if (name === 'style-src-attr') continue;
    expect(value).not.toMatch(/unsafe-|\*|https?:/);
  }
  const halfAYear = 15_768_000;
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'])?.[1]);
  expect(maxAge).toBeGreaterThanOrEqual(halfAYear);
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
