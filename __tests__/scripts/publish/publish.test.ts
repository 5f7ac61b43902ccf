import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLISH } from '../../../scripts/publish/publish';
import { endServers, hook, netlify, run, SECRET, serve } from './hosts';

afterEach(endServers);

test.each([undefined, '', '  \n'])('the variable as %j is not set', async (value) => {
  const { exitCode, output } = await run(value);
  expect(exitCode).toBe(2);
  expect(output).toContain('is not set');
});

test.each([
  `api.netlify.com/build_hooks/${SECRET}`,
  `http://api.netlify.com/build_hooks/${SECRET}`,
  `http://127.0.0.1.example.org/${SECRET}`,
  `ftp://api.netlify.com/${SECRET}`,
  `https://user:${SECRET}@api.netlify.com/`,
  `https://${SECRET}:99999/`,
])('the variable as %j is refused', async (value) => {
  const { exitCode, output } = await run(value);
  expect(exitCode).toBe(2);
  expect(output).toContain('starts with https://');
});

describe('the call', () => {
  it('is one POST with the wishes for Netlify, whose hook may be copied with a line break', async () => {
    const requests: string[] = [];
    const origin = await serve(({ method, url }, response) => {
      requests.push(`${method} ${url}`);
      response.end();
    });
    const wishes = { title: 'Spring & more', branch: 'main', clearCache: true } as const;
    expect(await run(`${netlify(origin)}\n`, wishes)).toEqual({
      exitCode: 0,
      output:
        'Netlify (127.0.0.1): queued.\nIt is live when the host has built it; --wait waits for that.',
    });
    expect(requests).toEqual([
      `POST /build_hooks/${SECRET}?trigger_title=Spring+%26+more&trigger_branch=main&clear_cache=true`,
    ]);
  });

  it('is not made for a wish that Cloudflare Pages does not know', async () => {
    const asked = jest.fn();
    const cloudflare = `${await serve(asked)}/client/v4/pages/webhooks/deploy_hooks/${SECRET}`;
    const { exitCode, output } = await run(cloudflare, { clearCache: true });
    expect(exitCode).toBe(2);
    expect(output).toContain('Cloudflare Pages knows no --clear-cache');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is only told of with --dry-run', async () => {
    const asked = jest.fn();
    const options = { dryRun: true, title: 'Spring', wait: true } as const;
    const { exitCode, output } = await run(netlify(await serve(asked)), options);
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^Would ask Netlify \(127\.0\.0\.1\) for a build titled "Spring"\. Nothing was sent\.\nWould then wait up to 15 min for it at \S+\.$/,
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'refuses the build hook (401)'],
    [403, 'refuses the build hook (403)'],
    [404, 'knows no such build hook (404)'],
    [429, 'too many builds (429)'],
    [500, 'has a fault (500)'],
    [503, 'has a fault (503)'],
    [400, 'answered 400'],
  ])('fails when the answer is %i', async (status, words) => {
    const { exitCode, output } = await run(await hook(status));
    expect(exitCode).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toContain(': queued.');
  });

  it('follows no redirect, which would hand the secret on', async () => {
    const elsewhere = jest.fn();
    const moved = await hook(307, { location: netlify(await serve(elsewhere)) });
    expect(await run(moved)).toMatchObject({ exitCode: 1 });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('does not wait for a body that never ends', async () => {
    const origin = await serve((_request, response) => response.write('queued, '));
    expect(await run(netlify(origin))).toMatchObject({ exitCode: 0 });
  });

  it.each<[string, () => string | Promise<string>, string, timeout: number]>([
    ['does not answer in time', () => serve(() => undefined), 'not answer within 0.3 s', 300],
    ['breaks off', () => serve(({ socket }) => socket.destroy()), 'broke off', 20_000],
    ['is gone', gone, '(ECONNREFUSED)', 20_000],
    // Port 6666 is one of those that fetch refuses to call.
    ['cannot be called', () => 'http://127.0.0.1:6666', 'or broke off. Check', 20_000],
  ])('ends when the host %s', async (_how, start, words, timeout) => {
    const { exitCode, output } = await run(netlify(await start()), {}, timeout);
    expect(exitCode).toBe(1);
    expect(output).toContain(words);
  });
});

/** The address of a server that has ended. */
async function gone(): Promise<string> {
  const origin = await serve(() => undefined);
  endServers();
  return origin;
}

it('names its four exit codes in the help', () => {
  let help = '';
  PUBLISH.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  expect([...help.matchAll(/^ +(\d) {2}\S/gm)].map(([, code]) => code)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ]);
});

it('as a program ends with the exit code and the sentence alone, the secret in no process title', async () => {
  let titles = '';
  const origin = await serve((_request, response) => {
    void promisify(execFile)('ps', ['-A', '-o', 'args']).then(({ stdout }) => {
      titles = stdout;
      response.writeHead(404).end();
    });
  });
  const cli = ['--require', 'tsx/cjs', 'scripts/publish.ts'];
  const env = { ...process.env, BUILD_HOOK_URL: netlify(origin) };
  const failure: unknown = await promisify(execFile)(process.execPath, cli, { env }).catch(
    (error: unknown) => error,
  );
  const sentence = /^\nNetlify \(127\.0\.0\.1\) knows no such build hook \(404\)\..*\n$/;
  const stderr = expect.stringMatching(sentence) as string;
  expect(failure).toMatchObject({ code: 1, stdout: '', stderr });
  expect(titles).toContain('scripts/publish.ts');
  expect(titles).not.toContain(SECRET);
});
