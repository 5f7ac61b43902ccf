import { createHash } from 'node:crypto';
import { inlineCode } from '../../src/hosting/inlineCode';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('gives each piece of code one hash', () => {
  const page =
    '<script>one()</script><style>a{}</style><script type="module">two()</script><script>one()</script>';
  expect(inlineCode(page, '')).toEqual({
    scripts: [hash('one()'), hash('two()')].sort(),
    styles: [hash('a{}')],
    services: [],
  });
});

it('hashes the very text of a page, with its line ends, entities and comments', () => {
  const code = '\n  if (a < b && c) { /* ünïcode &amp; <!-- --> */ }\n';
  expect(inlineCode(`<script>${code}</script>`, '').scripts).toEqual([hash(code)]);
});

it('hashes code as the browser sees it, which turns every line end into one character', () => {
  expect(inlineCode('<script>a\r\nb</script>', '').scripts).toEqual([hash('a\nb')]);
});

it.each([
  ['JSON-LD', '<script type="application/ld+json">{}</script>'],
  ['any other block of data', '<script type="text/template"><b></b></script>'],
  ['a file', '<script src="/app.js"></script>'],
])('needs no hash for %s', (_, page) => {
  expect(inlineCode(page, '').scripts).toEqual([]);
});

it.each(['text/javascript', 'application/javascript', ' MODULE ', 'importmap', 'speculationrules'])(
  'needs a hash for a script of type %s',
  (type) => {
    expect(inlineCode(`<script type="${type}">x</script>`, '').scripts).toEqual([hash('x')]);
  },
);

it('finds styles for browsers without scripts, and code in templates', () => {
  const page = '<noscript><style>b{}</style></noscript><template><script>x</script></template>';
  expect(inlineCode(page, '')).toMatchObject({ scripts: [hash('x')], styles: [hash('b{}')] });
});

it.each([
  ['<button onclick="go()">Go</button>', '<button onclick="go()">'],
  ['<a href=" javascript:go()">Go</a>', '<a href=" javascript:go()">'],
])('refuses %s, which no hash can allow', (html, shown) => {
  expect(() => inlineCode(html, 'about/index.html')).toThrow(`about/index.html has ${shown}`);
});
