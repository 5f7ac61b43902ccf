import { createHash } from 'node:crypto';
import { inlineCode } from '../../src/hosting/inlineCode';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('gives each piece of code one hash, also in templates and for browsers without scripts', () => {
  const page = `<script>one()</script><style>a{}</style><script type="module">two()</script><script>one()</script>
    <noscript><style>b{}</style></noscript><template><script>three()</script></template>`;
  expect(inlineCode(page, '')).toEqual({
    scripts: [hash('one()'), hash('two()'), hash('three()')].sort(),
    styles: [hash('a{}'), hash('b{}')].sort(),
  });
});

it.each([
  // Line ends, entities and comments belong to the code; browsers turn every line end into one character.
  [
    'if (a < b && c) { /* ünïcode &amp; <!-- --> */ }\n',
    'if (a < b && c) { /* ünïcode &amp; <!-- --> */ }\n',
  ],
  ['a\r\nb', 'a\nb'],
])('hashes the code %j as a browser does', (code, seen) => {
  expect(inlineCode(`<script>${code}</script>`, '').scripts).toEqual([hash(seen)]);
});

it.each(['type="application/ld+json"', 'type="text/template"', 'src="/app.js"'])(
  'needs no hash for a script with %s',
  (attribute) => {
    expect(inlineCode(`<script ${attribute}>{}</script>`, '').scripts).toEqual([]);
  },
);

it.each(['text/javascript', ' MODULE ', 'importmap', 'speculationrules'])(
  'needs a hash for a script of type %s',
  (type) => {
    expect(inlineCode(`<script type="${type}">x</script>`, '').scripts).toEqual([hash('x')]);
  },
);

it.each(['<button onclick="go()">', '<a href=" javascript:go()">'])(
  'rejects %s, which no hash can allow',
  (tag) => {
    expect(() => inlineCode(tag, 'about/index.html')).toThrow(`about/index.html has ${tag}`);
  },
);
