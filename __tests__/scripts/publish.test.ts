import { execFileSync } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { publish, siteOrigin } from '../../scripts/publish';
import { run } from '../../scripts/readerError';
import { listen } from '../support/listen';

/** The address of a hook on its host; no message may have any part of it. */
const HOOK = '/build_hooks/5f3c%20secret?key=secret';

jest.mock('node:child_process');
beforeEach(() => (execFileSync as jest.Mock).mockReturnValue('abc\n'));

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  delete process.env.BUILD_HOOK_URL;
});

/**
 * Publishes with a host that serves both the hook and the site.
 * @param stamps what `/build.json` has, or its status, before the request and then at each look; the last one repeats
 * @returns what the command says, and the requests of the host
 */
async function publishAt(
  args: string[],
  stamps: (string | number | object)[] = [],
  hook: RequestListener = (_, response) => response.end(),
) {
  const said: string[] = [];
  const requests: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const server = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url !== '/build.json') {
      hook(request, response);
      return;
    }
    const stamp = stamps.length > 1 ? stamps.shift() : stamps[0];
    if (typeof stamp === 'number') response.statusCode = stamp;
    const text = typeof stamp === 'string' ? stamp : JSON.stringify(stamp);
    setTimeout(() => response.end(text), stamp === 'slow' ? 60 : 0);
  });
  ({ stop } = server);
  process.env.BUILD_HOOK_URL = `${server.origin}${HOOK}\n`;
  await publish([...args, '--site', `${server.origin}/`], 10, 500).catch((reason: unknown) => {
    const error = reason as Error;
    said.push(error.stack ?? '', String(error.cause));
  });
  expect(said.join('\n')).not.toContain('secret');
  return { said: said.join('\n'), requests };
}

const stamp = (commit: string | null, hour: number) => ({
  commit,
  time: `2026-11-23T1${hour}:00:00.000Z`,
});

test('it is one POST, and says queued, not published', async () => {
  const { said, requests } = await publishAt([]);
  expect(said).toBe('The build is queued. Use --wait to wait until it is live.');
  expect(requests).toEqual([`POST ${HOOK}`]);
});

test('--wait ends when the commit is live, not with a build that was already running', async () => {
  const stamps = [
    stamp('old', 0),
    'not yet',
    500,
    stamp('old', 0),
    stamp('older', 1),
    stamp('abc', 2),
  ];
  const { said } = await publishAt(['--wait'], stamps);
  expect(said).toMatch(/^The build is queued\.\nWaiting for commit abc at \S+ …\nIt is live\.$/);
});

test('a host that does not know the commit: it says what can be known', async () => {
  const stamps = [stamp(null, 0), stamp(null, 1)];
  const { said } = await publishAt(['--wait'], stamps);
  expect(said).toMatch(/A new build is live, .* cannot be told: its commit is unknown\.$/);
});

test.each<[string, RequestListener, RegExp]>([
  ['refuses', (_, response) => response.writeHead(404).end(HOOK), /\(status 404\): no build is/],
  ['says no', (_, response) => response.end('{"success":false}'), /\(status 200\): no build is/],
  ['is too slow for its gateway', (_, response) => response.writeHead(504).end(), /may be queued/],
  ['breaks off', ({ socket }) => socket.destroy(), /did not answer\. Look at its list/],
])('a host that %s is quoted without the secret', async (_how, hook, words) => {
  const { said, requests } = await publishAt([], [], hook);
  expect(said).toMatch(words);
  expect(requests).toEqual([`POST ${HOOK}`]);
});

test.each<[string, string | number, RegExp, most: number]>([
  ['asks for a password', 401, /asks for a password\. Publish without --wait/, 1],
  ['is slow', 'slow', /was not live in time/, 10],
])('the wait for a site that %s is not long', async (_how, stamp, words, most) => {
  const { said, requests } = await publishAt(['--wait'], [stamp]);
  expect(said).toMatch(words);
  expect(requests.length).toBeLessThanOrEqual(most);
});

test.each(['www.example.org', 'https://', 'https://school.example/'])(
  '%s is not taken for the address of a published site',
  (address) => expect(() => siteOrigin(address)).toThrow(/not the address of a published site/),
);

test('--help prints the usage', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  await run(() => publish(['--help']), 'Use: …');
  expect(print.mock.calls).toEqual([['Use: …']]);
  process.exitCode = 0;
});

test.each([undefined, 'api.netlify.com/secret', 'http://api.netlify.com/secret'])(
  'the variable as %j is refused',
  async (value) => {
    if (value) process.env.BUILD_HOOK_URL = value;
    await expect(publish(['--site', 'https://www.example.org'])).rejects.toThrow(
      /^Set BUILD_HOOK_URL to the address of the build hook, (?!.*secret\b.*secret)/,
    );
  },
);
