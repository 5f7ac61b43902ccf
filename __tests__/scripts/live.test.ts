import { execFile } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { checkSite } from '../../scripts/live/checkSite';
import { cachePolicy } from '../../src/hosting/cachePolicy';
import { SECURITY_HEADERS } from '../../src/hosting/headers';
import { listen } from '../support/listen';

const ADDRESS = 'https://www.harbourlight.example';
const sitemap = (...paths: string[]) =>
  paths.map((path) => `<loc>${ADDRESS}${path}</loc>`).join('');

/** A small site without problems. */
const SITE: Record<string, string> = {
  '/sitemap-index.xml': sitemap('/sitemap-0.xml'),
  '/sitemap-0.xml': sitemap('/', '/caf%C3%A9/'),
  '/': `<meta property="og:image" content="${ADDRESS}/static/share.jpg"><h1 id="top">Home</h1>
    <a href="#top">Up</a><a href="/café/#größe">Café</a><a href="#">Nowhere yet</a>
    <img srcset="/static/a.jpg 1x, /static/b.jpg 2x"><a href="https://other.example/gone">Other</a>`,
  '/caf%C3%A9/':
    '<a href="/#top">Home</a><p id="größe">Size</p><a href="mailto:a@b.example">Mail</a>',
  '/static/share.jpg': '',
  '/static/a.jpg': '',
  '/static/b.jpg': '',
  '/build.json': '{"commit":"abc1234","time":"2026-11-23T10:00:00.000Z"}',
};

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Serves a site with the required headers, and returns its address. */
async function serve(
  change: Record<string, string | undefined> = {},
  spoil: (response: ServerResponse, path: string) => void = () => undefined,
) {
  const site = { ...SITE, ...change };
  const server = await listen(({ url = '' }, response) => {
    response.statusCode = site[url] === undefined ? 404 : 200;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', cachePolicy(response.statusCode === 200 ? url : '/'));
    spoil(response, url);
    response.end(site[url] ?? '<a href="#main"></a><main id="main">Not found</main>');
  });
  ({ stop } = server);
  return server.origin;
}

const check = async (...site: Parameters<typeof serve>) => {
  const { problems } = await checkSite(new URL(await serve(...site)));
  return [...problems].map(([problem, paths]) => `${paths.join(', ')} ${problem}`);
};

test('a correct site has no problem', async () => {
  expect(await check()).toEqual([]);
});

test.each<[string, Parameters<typeof serve>, RegExp]>([
  ['a page that is gone', [{ '/caf%C3%A9/': undefined }], /^\/caf%C3%A9\/ answers 404, but must /],
  [
    'unknown addresses that show the home page',
    [{}, (response) => (response.statusCode = 200)],
    /^\/no-such-page\/, \/no\/such\/page, \S+ answers 200, but must answer 404$/,
  ],
  [
    'a missing header',
    [{}, (response) => response.removeHeader('X-Frame-Options')],
    /has X-Frame-Options: none, but must have: DENY$/,
  ],
  [
    'a header that a host joined with another',
    [{}, (response) => response.setHeader('X-Frame-Options', 'DENY, DENY')],
    /has X-Frame-Options: DENY, DENY, but/,
  ],
  [
    'a page that browsers cache',
    [{}, (response, path) => path === '/' && response.setHeader('Cache-Control', 'max-age=60')],
    /^\/ has Cache-Control: max-age=60, but must have: /,
  ],
  [
    'an unknown address that browsers cache',
    [
      {},
      (response) => response.statusCode === 404 && response.setHeader('Cache-Control', 'max-age=9'),
    ],
    /no-such.png has Cache-Control/,
  ],
  [
    'a picture that is gone',
    [{ '/static/b.jpg': undefined }],
    /^\/ refers to \/static\/b.jpg, which answers 404$/,
  ],
  [
    'a picture for previews that is gone',
    [{ '/static/share.jpg': undefined }],
    /^\/ refers to \/static\/share.jpg, /,
  ],
  [
    'a link to a place that is gone',
    [{ '/caf%C3%A9/': '' }],
    /^\/ links to \/caf%C3%A9\/#gr%C3%B6%C3%9Fe, but no element has that ID$/,
  ],
  ['a missing stamp', [{ '/build.json': undefined }], /^\/build.json is not a build stamp$/],
])('%s is a problem', async (_what, site, problem) => {
  expect(await check(...site)).toContainEqual(expect.stringMatching(problem));
});

test.each([
  ['abc', 0],
  ['def', 1],
])('the commit %s must be live: %i problems', async (commit, count) => {
  const { problems } = await checkSite(new URL(await serve()), commit);
  expect(problems.size).toBe(count);
});

test('a site without a sitemap is not built from this project', async () => {
  const origin = await serve({ '/sitemap-index.xml': undefined });
  await expect(checkSite(new URL(origin))).rejects.toThrow('answers 404: is this a site built');
});

test('the command lists each problem with some of its paths and fails', async () => {
  const origin = await serve({}, (response) => response.removeHeader('Referrer-Policy'));
  const args = ['--require', 'tsx/cjs', 'scripts/checkLive.ts', origin];
  const run = promisify(execFile)(process.execPath, args);
  const stdout = expect.stringMatching(
    /^has Referrer-Policy: none, .*\n {2}\/\n {2}\S+\n {2}\S+\n {2}and 5 more\n9 addresses checked, 1 problem; live: commit abc1234, built 2026-\S+\.\n$/,
  ) as string;
  await expect(run).rejects.toMatchObject({ code: 1, stdout, stderr: '' });
});
