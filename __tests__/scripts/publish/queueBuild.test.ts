import { execFile } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { queueBuild } from '../../../scripts/publish/queueBuild';
import { listen } from '../../support/listen';
import { readerErrorOf } from '../../support/readerErrorOf';

/** The parts of a hook's address that must never appear; the second has a space. */
const SECRETS = ['5f3c1e9ab24d77secret', 'two words'];
const PATH = '/build_hooks/5f3c1e9ab24d77secret?key=two%20words';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** Serves a hook with this answer, and returns its address. */
async function hook(answer: RequestListener) {
  let origin: string;
  ({ origin, stop } = await listen(answer));
  return origin + PATH;
}

/** The message and exit code with which a call fails, none of which may have the secret. */
async function failure(address: string | undefined, timeout?: number) {
  const error = await readerErrorOf(queueBuild(address, timeout).then(() => undefined));
  for (const secret of [...SECRETS, encodeURIComponent(SECRETS[1])]) {
    expect(`${error?.stack} ${String(error?.cause)}`).not.toContain(secret);
  }
  return { message: error?.message, exitCode: error?.exitCode };
}

const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;

test.each([
  [undefined, /is not set/],
  ['  \n', /is not set/],
  [`api.netlify.com${PATH}`, /must be an address that starts with https:/],
  [`http://api.netlify.com${PATH}`, /must be an address/],
  [`http://127.0.0.1.example.org${PATH}`, /must be an address/],
  [`https://user:${SECRETS[0]}@api.netlify.com/`, /must be an address/],
  [`https://${SECRETS[0]}:99999/`, /must be an address/],
])('the variable as %j is refused', async (value, words) => {
  expect(await failure(value)).toEqual({ message: matching(words), exitCode: 2 });
});

test('it is one POST; a body that never ends is not waited for, and a line break is no fault', async () => {
  const requests: string[] = [];
  const address = await hook(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.setHeader('Date', 'Mon, 23 Nov 2026 10:00:00 GMT').write('queued, ');
  });
  expect(await queueBuild(`${address}\n`)).toEqual(new Date('2026-11-23T10:00:00Z'));
  expect(requests).toEqual([`POST ${PATH}`]);
});

test('a host’s refusal is quoted without the secret that it repeats', async () => {
  const address = await hook(({ url = '' }, response) => {
    const id = url.split('/')[2];
    const json = JSON.stringify({ url: `https://host${url}` }).replaceAll('/', '\\/');
    response.writeHead(404).end(`\u001b[31mNo hook ${url}, ${id}, ${decodeURI(url)}: ${json}`);
  });
  expect(await failure(address)).toEqual({
    message: matching(/^127\.0\.0\.1 answered 404, so no build is queued\. No hook .*…/),
    exitCode: 1,
  });
});

test('a redirect is not followed: its target would get the secret', async () => {
  const asked: (string | undefined)[] = [];
  const address = await hook(({ url }, response) => {
    asked.push(url);
    response.writeHead(307, { location: `/elsewhere${url}` }).end();
  });
  expect((await failure(address)).message).toBe('127.0.0.1 answered 307, so no build is queued.');
  expect(asked).toEqual([PATH]);
});

test.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  ['refuses, and never ends its answer', (_, response) => response.writeHead(500).write('Sorry')],
])('a host that %s is not waited for', async (_how, answer) => {
  const { message } = await failure(await hook(answer), 300);
  expect(message).toMatch(/did not answer within 0\.3 s|answered 500, so no build is queued/);
});

test.each([
  ['breaks off', async () => hook(({ socket }) => socket.destroy()), /^127\.0\.0\.1 cannot be /],
  [
    'is gone',
    async () => {
      const address = await hook(() => undefined);
      stop?.();
      return address;
    },
    /cannot be reached \(ECONNREFUSED\)\./,
  ],
  // Port 6666 is one of those that fetch refuses to call.
  ['cannot be called', () => `http://127.0.0.1:6666${PATH}`, /^127\.0\.0\.1 cannot be reached\./],
])('a host that %s is reported', async (_how, start, words) => {
  expect(await failure(await start())).toEqual({ message: matching(words), exitCode: 1 });
});

test('the command says queued, and the list of processes never shows the secret', async () => {
  let titles = '';
  const address = await hook((_request, response) => {
    void promisify(execFile)('ps', ['-A', '-o', 'args']).then(({ stdout }) => {
      titles = stdout;
      response.end();
    });
  });
  const args = ['--require', 'tsx/cjs', 'scripts/publish.ts'];
  const env = { ...process.env, BUILD_HOOK_URL: address };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  expect({ stdout, stderr }).toEqual({
    stdout: 'The build is queued. Use --wait to wait until it is live.\n',
    stderr: '',
  });
  expect(titles).toContain('scripts/publish.ts');
  expect(titles).not.toContain(SECRETS[0]);
});

test.each([
  [['--wait=soon'], /Must be a positive integer/],
  [['--site', 'www.example.org'], /^\n--site "www\.example\.org" must be an address/],
  [[], /^\nBUILD_HOOK_URL is not set/],
])('the command with %j is refused', async (options, words) => {
  const args = ['--require', 'tsx/cjs', 'scripts/publish.ts', ...options];
  const env = { ...process.env, BUILD_HOOK_URL: '' };
  const run = promisify(execFile)(process.execPath, args, { env });
  await expect(run).rejects.toMatchObject({ code: 2, stdout: '', stderr: matching(words) });
});
