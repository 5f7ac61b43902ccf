import { execFile } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { queueBuild } from '../../../scripts/publish/queueBuild';
import { listen } from '../../support/listen';
import { readerErrorOf } from '../../support/readerErrorOf';

/** A hook's address whose parts have encoded signs, and one of whose parameters is a letter of another. */
const PATH = '/build_hooks/5f3c%201e9ab24d77secret?n=w&key=two%20short%20words';
/** Fragments of that address, none of which may ever appear. */
const SECRETS = ['1e9ab24d77secret', 'short'];

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
  for (const secret of SECRETS) {
    expect(`${error?.stack} ${String(error?.cause)}`).not.toContain(secret);
  }
  return { message: error?.message, exitCode: error?.exitCode };
}

const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string;

test.each([
  undefined,
  '  \n',
  `api.netlify.com${PATH}`,
  `http://api.netlify.com${PATH}`,
  `http://127.0.0.1.example.org${PATH}`,
  `https://user:${SECRETS[0]}@api.netlify.com/`,
  `https://${SECRETS[0]}:99999/`,
])('the variable as %j is refused', async (value) => {
  expect(await failure(value)).toEqual({
    message: matching(/^Set BUILD_HOOK_URL to the address .* starts with https:/),
    exitCode: 2,
  });
});

test('it is one POST, dated by the host; a line break behind the address is no fault', async () => {
  const requests: string[] = [];
  const address = await hook(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.setHeader('Date', 'Mon, 23 Nov 2026 10:00:00 GMT').end('queued');
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
  ['breaks off', ({ socket }) => socket.destroy()],
])('the command does not wait for a host that %s', async (_how, answer) => {
  const { message, exitCode } = await failure(await hook(answer), 300);
  expect(message).toMatch(/^127\.0\.0\.1 (?:did not answer\.|answered 500, so no build is queued)/);
  expect(exitCode).toBe(1);
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
  [[], /^\nSet BUILD_HOOK_URL /],
])('the command with %j is refused', async (options, words) => {
  const args = ['--require', 'tsx/cjs', 'scripts/publish.ts', ...options];
  const env = { ...process.env, BUILD_HOOK_URL: '' };
  const run = promisify(execFile)(process.execPath, args, { env });
  await expect(run).rejects.toMatchObject({ code: 2, stdout: '', stderr: matching(words) });
});
