import type { RequestListener } from 'node:http';
import { run } from '../../scripts/command';
import { publish } from '../../scripts/publish';
import { listen } from '../support/listen';

/** The address of a hook on its host; no message may have any part of it. */
const HOOK = '/build_hooks/5f3c%20secret?key=secret';

afterEach(() => {
  delete process.env.BUILD_HOOK_URL;
});

/** Publishes at a host, and returns what the command says. It must be one request. */
async function publishAt(answer: RequestListener) {
  const print = jest.spyOn(console, 'log').mockReturnValue();
  const requests: string[] = [];
  const { origin, stop } = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  process.env.BUILD_HOOK_URL = `${origin}${HOOK}\n`;
  const error = await publish().catch(
    (reason: unknown) => `${(reason as Error).stack} ${String((reason as Error).cause)}`,
  );
  stop();
  expect(requests).toEqual([`POST ${HOOK}`]);
  const said = error ?? String(print.mock.calls);
  expect(said).not.toContain('secret');
  return said;
}

test.each<[string, RequestListener, RegExp]>([
  ['takes it', (_, response) => response.end(), /^The build is queued\./],
  ['refuses', (_, response) => response.writeHead(404).end(HOOK), /\(status 404\): no build is/],
  ['says no', (_, response) => response.end('{"success":false}'), /\(status 200\): no build is/],
  ['says why not', (_, response) => response.end('{"error":"x"}'), /\(status 200\): no build is/],
  ['asks to sign in', (_, response) => response.end('\n<p>'), /page.* \(status 200\): no build is/],
  ['sends on', (_, response) => response.writeHead(307, { location: '/' }).end(), /status 307\)/],
  ['is too slow for its gateway', (_, response) => response.writeHead(504).end(), /may be queued/],
  ['does not answer', ({ socket }) => socket.destroy(), /did not answer.*\. Look at its list/],
  [
    'breaks off',
    (_, response) =>
      response.writeHead(200, { 'content-length': 9 }).write('{', () => response.destroy()),
    /broke off\. Look at its list/,
  ],
])('a host that %s', async (_how, answer, words) => {
  expect(await publishAt(answer)).toMatch(words);
});

test.each([
  ['npm run publish:site -- --dry-run', ['--dry-run'], {}],
  ['npm run publish:site --dry-run', [], { npm_config_dry_run: 'true' }],
])('%s sends nothing', async (_typed, options, env) => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const send = jest.spyOn(global, 'fetch');
  jest.replaceProperty(process, 'argv', ['node', 'publish.ts', ...options]);
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  process.env.BUILD_HOOK_URL = 'https://hooks.example/secret';
  await run(publish);
  process.exitCode = 0;
  expect(print.mock.calls).toEqual([
    ['\nThis command knows no "--dry-run", and has done nothing.'],
  ]);
  expect(send).not.toHaveBeenCalled();
});

test.each([undefined, 'api.netlify.com/secret', 'http://api.netlify.com/secret'])(
  'the variable as %j is refused',
  async (value) => {
    if (value) process.env.BUILD_HOOK_URL = value;
    await expect(publish()).rejects.toThrow(/^Set BUILD_HOOK_URL to (?!.*\/secret)/);
  },
);
