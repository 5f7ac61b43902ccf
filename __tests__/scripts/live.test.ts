import { compareHeader } from '../../scripts/live/headerProblem';
import { references } from '../../scripts/live/references';
import { Results } from '../../scripts/live/results';

it.each([
  ['public,max-age=0', 'public, max-age=0', undefined],
  ["a 'self'; b", "b;  a   'self'", undefined],
  ['DENY', 'SAMEORIGIN', 'X differs: it lacks "SAMEORIGIN" it has "DENY"'],
  ['a, b, a, b', 'a, b', 'X differs: it has "a; b"'],
])('compares the header "%s" with "%s" by their parts', (actual, expected, problem) => {
  expect(compareHeader('X', actual, expected)).toBe(problem);
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
  const { links, resources, ids } = references(html);
  expect({ links, ids }).toEqual({ links: ['/c/', '/about/#team', '/send'], ids: ['content'] });
  expect(resources.join(' ')).toBe(
    '/icon.svg /f.woff2 https://x.example/share.jpg /a.woff2 /b.png /c.png /1.avif /2.avif /1.jpg /2.jpg /1.jpg /plain.jpg /app.js',
  );
});

it('lists the checks, then each problem with some of its addresses', () => {
  const results = new Results();
  results.add('Links resolve', '/');
  expect(results.failed).toBe(false);
  for (const path of ['/a/', '/b/', '/c/', '/d/']) results.add('Headers', path, 'X is missing');
  expect(results.failed).toBe(true);
  expect(String(results)).toBe(`passed  1  Links resolve
FAILED  4 of 4  Headers

Headers: X is missing
  /a/
  /b/
  /c/
  and 1 more`);
});
