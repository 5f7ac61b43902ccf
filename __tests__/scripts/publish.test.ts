import type { RequestListener } from 'node:http';
import { publish } from '../../scripts/publish';
import { listen } from '../support/listen';

/** The address of a hook on its host; no message may have any part of it. */
const HOOK = '/build_hooks/5f3c%20secret?key=secret';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  delete process.env.BUILD_HOOK_URL;
});

/**
 * Publishes with a host that serves both the hook and the site.
 * @param stamps what `/build.json` has, before the request and then at each look; the last one repeats
 * @returns what the command says, and the requests of the host
 */
async function publishAt(
  args: string[],
  stamps: (string | object)[] = [],
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
    response.end(typeof stamp === 'object' ? JSON.stringify(stamp) : stamp);
  });
  ({ stop } = server);
  process.env.BUILD_HOOK_URL = `${server.origin}${HOOK}\n`;
  await publish([...args, '--site', server.origin], 10, 50).catch((reason: unknown) => {
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
    stamp('old', 0),
    stamp('older', 1),
    stamp('abc12', 2),
  ];
  const { said } = await publishAt(['--wait', '--commit', 'abc'], stamps);
  expect(said).toMatch(/^The build is queued\.\nWaiting for commit abc at \S+ …\nIt is live\.$/);
});

test('a host that does not know the commit: it says what can be known', async () => {
  const stamps = [stamp(null, 0), stamp(null, 1)];
  const { said } = await publishAt(['--wait', '--commit', 'abc'], stamps);
  expect(said).toMatch(/A new build is live, .* cannot be told: its commit is unknown\.$/);
});

test.each<[string, RequestListener, RegExp]>([
  ['refuses', (_, response) => response.writeHead(404).end(HOOK), /answered 404, so no build/],
  ['breaks off', ({ socket }) => socket.destroy(), /did not answer\. Look at its list/],
])('a host that %s is quoted without the secret', async (_how, hook, words) => {
  const { said, requests } = await publishAt([], [], hook);
  expect(said).toMatch(words);
  expect(requests).toEqual([`POST ${HOOK}`]);
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
