import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from './support/hosted';
import { generatedConfig, hostTools, startNginx } from '../../scripts/lib/nginx';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const LOAD_SECONDS = 3;

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks for exactly this, with nothing decoded and no redirect followed. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    }).on('error', reject);
  });
}

/** A script of this build: earlier ones may have left theirs in the same folder. */
function hashedScript(): string {
  const path = /\/app-[0-9a-f]{20}\.js/.exec(readFileSync('public/index.html', 'utf8'))?.[0];
  if (!path) throw new Error('The home page names no app-….js');
  return path;
}

/** Runs `npm run check:live` on a site. */
async function checkLive(origin: string): Promise<{ exitCode: number; output: string }> {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  try {
    const args = [tsx, 'scripts/check-live.ts', origin];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return { exitCode: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { exitCode: code, output: stdout + stderr };
  }
}

test('a page is sent as the build compressed it', async ({ nginx }) => {
  const plain = await ask(`${nginx.origin}/about/`);
  const brotli = await ask(`${nginx.origin}/about/`, { 'accept-encoding': 'gzip, br' });
  const gzip = await ask(`${nginx.origin}/about/`, { 'accept-encoding': 'gzip' });
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
});

test('an unknown address answers 404 with the page, the headers and no long life', async ({
  nginx,
}) => {
  const known = await ask(`${nginx.origin}/about/`);
  const paths = ['/no-such-page', '/no/such/page/?q=1', '/static/no-such.png', '/icons/'];
  for (const path of [...paths, '/404.html']) {
    const { status, headers, body } = await ask(nginx.origin + path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toContain('Page not found');
    expect(headers['cache-control'], path).toBe(REVALIDATE);
    const policy = headers['content-security-policy'];
    expect(policy, path).toBe(known.headers['content-security-policy']);
    expect(policy, path).toContain("default-src 'none'");
  }
});

test('both forms of an address end on the page, with one redirect, also behind a proxy', async ({
  nginx,
}) => {
  const proxied = { host: 'www.example.org', 'x-forwarded-proto': 'https' };
  const bare = await ask(`${nginx.origin}/services?from=test`, proxied);
  expect(bare.status).toBe(301);
  expect(bare.headers.location).toBe('/services/?from=test');
  const page = await ask(`${nginx.origin}/services/?from=test`, proxied);
  expect(page.status).toBe(200);
});

test('each file has one cache policy and its own type', async ({ nginx }) => {
  const files: [path: string, cache: string, type: string][] = [
    ['/', REVALIDATE, 'text/html; charset=utf-8'],
    ['/page-data/app-data.json', REVALIDATE, 'application/json'],
    ['/page-data/about/page-data.json', REVALIDATE, 'application/json'],
    ['/manifest.webmanifest', REVALIDATE, 'application/manifest+json'],
    ['/sitemap-index.xml', REVALIDATE, 'application/xml; charset=utf-8'],
    ['/robots.txt', REVALIDATE, 'text/plain; charset=utf-8'],
    ['/build.json', REVALIDATE, 'application/json'],
    [hashedScript(), IMMUTABLE, 'text/javascript; charset=utf-8'],
    ...staticFiles().map(([path, type]): [string, string, string] => [path, IMMUTABLE, type]),
  ];
  for (const [path, cache, type] of files) {
    const { status, headers } = await ask(nginx.origin + path);
    expect({
      path,
      status,
      cache: headers['cache-control'],
      type: headers['content-type'],
    }).toEqual({ path, status: 200, cache, type });
  }
});

/** One picture of each format and one font. */
function staticFiles(): [path: string, type: string][] {
  const paths = readdirSync('public/static', { recursive: true, encoding: 'utf8' });
  const types = { avif: 'image/avif', jpg: 'image/jpeg', woff2: 'font/woff2' };
  return Object.entries(types).map(([extension, type]) => {
    const path = paths.find((name) => name.endsWith(`.${extension}`));
    if (!path) throw new Error(`The build has no .${extension}`);
    return [`/static/${path}`, type];
  });
}

test('an unchanged page is not sent again', async ({ nginx }) => {
  const { headers } = await ask(`${nginx.origin}/about/`);
  const again = await ask(`${nginx.origin}/about/`, { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
});

test('nginx bears a load without one failed answer', async ({ nginx }) => {
  const args = ['-t1', '-c20', `-d${LOAD_SECONDS}s`, '-H', 'Accept-Encoding: br'];
  const { stdout } = await promisify(execFile)(hostTools().wrk, [...args, `${nginx.origin}/`]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  test.info().annotations.push({ type: 'load', description: stdout });
  expect(requests).toBeGreaterThan(100);
  expect(stdout).not.toMatch(/Socket errors|Non-2xx/);
});

test('check:live finds nothing wrong with the site behind nginx', async ({ nginx }) => {
  const { exitCode, output } = await checkLive(nginx.origin);
  expect(output).not.toContain('FAILED');
  expect(output).toMatch(/Security headers +\d+ +0 +passed/);
  expect(exitCode).toBe(0);
});

const MISTAKES: [what: string, change: (config: string) => string, finding: RegExp][] = [
  [
    'a rewrite of everything to the home page',
    (config) => config.replace('$uri $uri/ =404', '$uri $uri/ /index.html'),
    /Unknown addresses answer 404: answers 200/,
  ],
  [
    'a missing header',
    (config) => config.replace(/add_header Cross-Origin-Opener.*/, ''),
    /Security headers: Cross-Origin-Opener-Policy is missing/,
  ],
  [
    'a policy of another build',
    (config) => config.replace(/'sha256-[^']*'/, "'sha256-b3RoZXI='"),
    /Security headers: Content-Security-Policy differs: it lacks/,
  ],
  [
    'pages that are kept for a year',
    (config) => config.replace(`"${REVALIDATE}"`, `"${IMMUTABLE}"`),
    /Caching: Cache-Control differs/,
  ],
  [
    'a missing picture',
    (config) => `${config}location = /favicon.svg { return 404; }`,
    /Pictures and files resolve: \/favicon\.svg\S* is missing/,
  ],
  [
    'a missing page',
    (config) => `${config}location = /about/ { return 404; }`,
    /Pages and their data answer 200: answers 404/,
  ],
  [
    'a loop of redirects',
    (config) => `${config}location = /about { return 301 /about; }`,
    /Addresses without a final slash: answers 301/,
  ],
  [
    'a picture from another site',
    (config) =>
      config.replace(
        'location / {',
        'location / { sub_filter "</main>" "<img src=http://other.example/a.png></main>"; gzip_static off; brotli_static off;',
      ),
    /nothing from other sites: names http:\/\/other\.example\/a\.png/,
  ],
];

for (const [what, change, finding] of MISTAKES) {
  test(`check:live finds ${what}`, async () => {
    const nginx = await startNginx(change(generatedConfig()));
    try {
      const { exitCode, output } = await checkLive(nginx.origin);
      expect(output).toMatch(finding);
      expect(exitCode).toBe(1);
    } finally {
      await nginx.stop();
    }
  });
}

test('nginx:config prints what the tests run', async () => {
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, 'scripts/nginx-config.ts']);
  expect(stdout).toBe(generatedConfig());
});
