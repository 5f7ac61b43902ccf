import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findHostTools } from '../../../scripts/lib/hostTools.mjs';
import { hostTools, type Nginx, startNginx } from '../../../scripts/lib/nginx';
import { checkSite } from '../../../scripts/live/checkSite';
import { policyProblem } from '../../../scripts/live/headerProblem';
import { SECURITY_HEADERS } from '../../../src/build/hosting/headers';
import { inlineCode } from '../../../src/build/hosting/inlineCode';
import { nginxConfig } from '../../../src/build/hosting/nginxConfig';
import { matches, readHeaders } from '../support/server';
import { expect, test as base } from '../support/test';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const LOAD_SECONDS = 1;

/** The tests' own test, with the site served by nginx as `npm run nginx:config` configures it. */
const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // Playwright reads the names of the fixtures from the pattern, even when there are none.
    async ({}, provide) => {
      const nginx = await startNginx();
      await provide(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
});

/** Asks for exactly this, with nothing decoded and no redirect followed. */
function ask(url: string, headers: Record<string, string> = {}) {
  return new Promise<Pick<IncomingMessage, 'headers'> & { status?: number; body: Buffer }>(
    (resolve, reject) => {
      get(url, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ status: response.statusCode, headers: response.headers, body });
        });
      }).on('error', reject);
    },
  );
}

/** Addresses of what the build published, by the endings of its files. */
function published(endings: RegExp): string[] {
  return readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path) && statSync(join('public', path)).isFile())
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`);
}

test('hosts read the headers file: no rule overlaps another, and only hashed files are kept', async () => {
  const { rules, errors } = await readHeaders('public');
  expect(errors, 'Netlify').toEqual([]);
  expect(rules.length, 'Cloudflare Pages').toBeLessThanOrEqual(100);
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    expect(line.length, 'Cloudflare Pages').toBeLessThanOrEqual(2000);
  }
  for (const { path } of rules) expect(path).toMatch(/^\/[^*]*\*?$/);
  expect(rules[0].headers).toMatchObject(SECURITY_HEADERS);
  for (const path of ['/', '/about/', '/no/such/page', ...published(/(?<!LICENSE)\.\w+$/)]) {
    const names = rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, `headers of ${path}`).toBe(names.length);
    expect(names.includes('Cache-Control'), `${path} is kept`).toBe(path.startsWith('/static/'));
  }
});

test.describe('behind nginx', () => {
  test.skip(
    !findHostTools(),
    'needs nginx, its static Brotli module and wrk: on Debian or Ubuntu, apt-get install nginx libnginx-mod-http-brotli-static wrk',
  );

  test('pages are sent as the build compressed them, and not again when unchanged', async ({
    nginx,
  }) => {
    const about = `${nginx.origin}/about/`;
    const plain = await ask(about);
    const brotli = await ask(about, { 'accept-encoding': 'gzip, br' });
    const gzip = await ask(about, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    for (const { status, headers } of [plain, brotli, gzip]) {
      expect(status).toBe(200);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    const again = await ask(about, { 'if-none-match': plain.headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  test('unknown addresses answer 404, others have one form, each file its type and cache policy', async ({
    nginx,
  }) => {
    const unknown = ['/no-such-page', '/no/such/page/?q=1', '/static/no.png', '/404.html'];
    for (const path of unknown) {
      const { status, headers, body } = await ask(nginx.origin + path);
      expect(status, path).toBe(404);
      expect(policyProblem(body.toString()), path).toBeUndefined();
      expect(headers['cache-control'], path).toBe(REVALIDATE);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
    const proxied = { host: 'www.example.org', 'x-forwarded-proto': 'https' };
    const bare = await ask(`${nginx.origin}/services?from=test`, proxied);
    expect(bare.status).toBe(301);
    expect(bare.headers.location).toBe('/services/?from=test');

    const [script] = published(/^static.*\.js$/);
    const [avif] = published(/^static.*\.avif$/);
    const [jpg] = published(/^static.*\.jpg$/);
    const [font] = published(/^static.*\.woff2$/);
    for (const [path, cache, type] of [
      ['/', REVALIDATE, 'text/html; charset=utf-8'],
      ['/page-data/about/page-data.json', REVALIDATE, 'application/json'],
      ['/manifest.webmanifest', REVALIDATE, 'application/manifest+json'],
      ['/sitemap-index.xml', REVALIDATE, 'application/xml; charset=utf-8'],
      ['/robots.txt', REVALIDATE, 'text/plain; charset=utf-8'],
      ['/build.json', REVALIDATE, 'application/json'],
      [script, IMMUTABLE, 'text/javascript; charset=utf-8'],
      [avif, IMMUTABLE, 'image/avif'],
      [jpg, IMMUTABLE, 'image/jpeg'],
      [font, IMMUTABLE, 'font/woff2'],
    ]) {
      const { status, headers } = await ask(nginx.origin + path);
      const answer = [path, status, headers['cache-control'], headers['content-type']];
      expect(answer).toEqual([path, 200, cache, type]);
    }
  });

  test('it bears a load without one failed answer', async ({ nginx }) => {
    const args = ['-t1', '-c20', `-d${LOAD_SECONDS}s`, '-H', 'Accept-Encoding: br'];
    const { stdout } = await promisify(execFile)(hostTools().wrk, [...args, `${nginx.origin}/`]);
    expect(Number(/(\d+) requests in/.exec(stdout)?.[1])).toBeGreaterThan(0);
    expect(stdout).not.toMatch(/Socket errors|Non-2xx/);
  });

  test('check:live finds nothing wrong with it', async ({ nginx }) => {
    const results = await checkSite(new URL(nginx.origin));
    expect(String(results)).not.toContain('FAILED');
    expect(String(results)).toMatch(/Security headers +\d+ +0 +passed/);
  });

  for (const [what, change, findings] of [
    [
      'a rewrite of everything to the home page',
      (config) => config.replace('$uri $uri/ =404', '$uri $uri/ /index.html'),
      [/Unknown addresses answer 404: answers 200/],
    ],
    [
      'all else that is wrong, at once',
      (config) =>
        config
          .replace(/add_header Cross-Origin-Opener.*/, '')
          .replace(`"${REVALIDATE}"`, `"${IMMUTABLE}"`)
          .replace(
            'location / {',
            `location = /about/ { return 404; }
             location = /favicon.svg { return 404; }
             location = /services { return 301 /services; }
             location / {
               gzip_static off;
               brotli_static off;
               sub_filter "</main>" "<script>spy()</script><img src=http://other.example/a.png></main>";`,
          ),
      [
        /Security headers: Cross-Origin-Opener-Policy is missing/,
        /Policies of pages: Content-Security-Policy differs: it lacks/,
        /Caching: Cache-Control differs/,
        /Pages and their data answer 200: answers 404/,
        /Pictures and files resolve: \/favicon\.svg\S* is missing/,
        /Addresses without a final slash: answers 301/,
        /nothing from other sites: names http:\/\/other\.example\/a\.png/,
      ],
    ],
  ] as [string, (config: string) => string, RegExp[]][]) {
    test(`check:live finds ${what}`, async () => {
      const nginx = await startNginx(change(nginxConfig()));
      try {
        const report = String(await checkSite(new URL(nginx.origin)));
        for (const finding of findings) expect(report).toMatch(finding);
      } finally {
        await nginx.stop();
      }
    });
  }
});

test('without any one of its hashes the policy blocks something', async ({
  page,
  origin,
  allowConsole,
}) => {
  allowConsole(/./);
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(effectiveDirective);
    });
  });
  const html = readFileSync('public/index.html', 'utf8');
  const { scripts, styles } = inlineCode(html, 'the home page');
  let body = '';
  // Only the page's own code: with its files, a page that lacks some of it loads itself anew, for ever.
  await page.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.abort(),
  );
  for (const hash of [...scripts, ...styles]) {
    body = html.replace(hash, '');
    await page.goto('about:blank');
    violations.length = 0;
    await page.goto(origin);
    // Most scripts run only once the page is painted.
    await expect.poll(() => violations, `without ${hash}`).not.toEqual([]);
  }
});

test('nginx:config prints what the tests run', async () => {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, 'scripts/nginxConfig.ts']);
  expect(stdout).toBe(nginxConfig());
});
