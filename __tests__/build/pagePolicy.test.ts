import { createHash } from 'node:crypto';
import { withPolicy } from '../../src/build/pagePolicy';

const PAGE =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head><body><script>one()</script></body></html>';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Returns the directives of a page's policy. */
const policyOf = (page: string) =>
  (/Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '').split('; ').sort();

it('is in the page before any of its code, and allows only the site itself and this code', () => {
  const page = withPolicy(PAGE, 'a.html');
  expect(page).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  expect(policyOf(page)).toEqual([
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    'form-action',
    "img-src 'self' data:",
    "manifest-src 'self'",
    `script-src 'self' ${hash('one()')}`,
    `style-src 'self' ${hash('a{}')}`,
    "style-src-attr 'unsafe-inline'",
  ]);
});

it('allows the origin of the form service', () => {
  const policy = policyOf(withPolicy(PAGE, 'a.html', 'https://forms.example.org/f/abc?x=1'));
  expect(policy).toContain("connect-src 'self' https://forms.example.org");
  expect(policy).toContain('form-action https://forms.example.org');
});

it('rejects a page without <meta charset>, which the policy must follow', () => {
  expect(() => withPolicy('<p>Hello</p>', 'a.html')).toThrow('a.html has no <meta charset>');
});

it('gives each piece of code one hash, also in templates and for browsers without scripts', () => {
  const page = `<meta charset="utf-8"/><script>one()</script><style>a{}</style><script type="module">a < b && '&amp;'</script><script>one()</script>
    <noscript><style>b{}</style></noscript><template><script>three()</script></template>
    <script src="/app.js"></script><script type="application/ld+json">{}</script>`;
  const codes = (...all: string[]) => all.map(hash).join(' ');
  const policy = policyOf(withPolicy(page, 'a.html'));
  expect(policy).toContain(`script-src 'self' ${codes('one()', "a < b && '&amp;'", 'three()')}`);
  expect(policy).toContain(`style-src 'self' ${codes('a{}', 'b{}')}`);
});
