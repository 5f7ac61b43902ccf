import { compareHeader } from '../../scripts/live/headerProblem';
import { references } from '../../scripts/live/references';
import { Results } from '../../scripts/live/results';

it('compares headers by their parts', () => {
  const compare = (actual: string | null, expected: string) => compareHeader('X', actual, expected);
  expect(compare('public,max-age=0', 'public, max-age=0')).toBeUndefined();
  expect(compare("a 'self'; b", "b;  a   'self'")).toBeUndefined();
  expect(compare(null, 'DENY')).toBe('X is missing');
  expect(compare('DENY', 'SAMEORIGIN')).toBe('X differs: it lacks "SAMEORIGIN" it has "DENY"');
  expect(compare('public, max-age=0, public, max-age=0', 'public, max-age=0')).toBe(
    'X differs: it has "public; max-age=0"',
  );
});

it('finds everything that a page refers to', () => {
  const html = `<!doctype html>
    <link rel="canonical" href="/c/"><link rel="icon" href="/icon.svg"><link rel="preload" href="/f.woff2">
    <meta property="og:image" content="https://x.example/share.jpg"><meta property="og:title" content="/no">
    <style>@font-face{src:url("/a.woff2")} b{background:url(/b.png)} c{background:url('/c.png')}</style>
    <main id="content"><a href="/about/#team">x</a><a>no</a></main>
    <picture><source srcset="/1.avif 1x, /2.avif 2x"><img src="/1.jpg" srcset="/1.jpg 400w, /2.jpg 800w"></picture>
    <noscript><img src="/plain.jpg"></noscript><script src="/app.js"></script>
    <form action="/send"></form>`;
  expect(references(html)).toEqual({
    links: ['/c/', '/about/#team', '/send'],
    resources: [
      '/icon.svg',
      '/f.woff2',
      'https://x.example/share.jpg',
      '/a.woff2',
      '/b.png',
      '/c.png',
      '/1.avif',
      '/2.avif',
      '/1.jpg',
      '/2.jpg',
      '/1.jpg',
      '/plain.jpg',
      '/app.js',
    ],
    ids: ['content'],
  });
});

it('lists the checks, then each problem with some of its addresses', () => {
  const results = new Results();
  results.add('Links resolve', '/');
  expect(results.failed).toBe(false);
  for (const path of ['/a/', '/b/', '/c/', '/d/']) {
    results.add('Security headers', path, 'X-Frame-Options is missing');
  }
  expect(results.failed).toBe(true);
  expect(String(results)).toBe(`passed  1  Links resolve
FAILED  4 of 4  Security headers

Security headers: X-Frame-Options is missing
  /a/
  /b/
  /c/
  and 1 more`);
});
