import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLISH } from '../../../scripts/publish/publish';
import { EXIT_CODES } from '../../../scripts/publish/PublishFailure';
import { endServers, hook, netlify, run, SECRET, serve } from './hosts';

afterEach(endServers);

test.each([
  [undefined, 3],
  ['', 3],
  ['  \n', 3],
  [`api.netlify.com/build_hooks/${SECRET}`, 4],
  [`http://api.netlify.com/build_hooks/${SECRET}`, 4],
  [`http://127.0.0.1.example.org/${SECRET}`, 4],
  [`ftp://api.netlify.com/${SECRET}`, 4],
  [`https://user:${SECRET}@api.netlify.com/`, 4],
  [`https://${SECRET}:99999/`, 4],
])('the variable as %j ends with code %i', async (value, exitCode) => {
  const outcome = await run(value);
  expect(outcome.exitCode).toBe(exitCode);
  expect(outcome.output).toContain(exitCode === 3 ? 'is not set' : 'starts with https://');
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
    [401, 7, 'refuses the build hook (401)'],
    [403, 7, 'refuses the build hook (403)'],
    [404, 8, 'knows no such build hook (404)'],
    [429, 9, 'too many builds (429)'],
    [500, 10, 'has a fault (500)'],
    [503, 10, 'has a fault (503)'],
    [400, 11, 'answered 400'],
  ])('takes the answer %i for exit code %i', async (status, exitCode, words) => {
    const outcome = await run(await hook(status));
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.output).toContain(words);
    expect(outcome.output).not.toContain(': queued.');
  });

  it('follows no redirect, which would hand the secret on', async () => {
    const elsewhere = jest.fn();
    const moved = await hook(307, { location: netlify(await serve(elsewhere)) });
    expect(await run(moved)).toMatchObject({ exitCode: 11 });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('does not wait for a body that never ends', async () => {
    const origin = await serve((_request, response) => response.write('queued, '));
    expect(await run(netlify(origin))).toMatchObject({ exitCode: 0 });
  });

  it.each<[string, () => string | Promise<string>, number, string]>([
    ['does not answer in time', () => serve(() => undefined), 6, 'not answer within 0.3 s'],
    ['breaks off', () => serve(({ socket }) => socket.destroy()), 5, 'broke off'],
    ['is gone', gone, 5, '(ECONNREFUSED)'],
    // Port 6666 is one of those that fetch refuses to call.
    ['cannot be called', () => 'http://127.0.0.1:6666', 5, 'or broke off. Check'],
  ])('ends when the host %s', async (_how, start, exitCode, words) => {
    const outcome = await run(netlify(await start()), {}, exitCode === 6 ? 300 : undefined);
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.output).toContain(words);
  });
});

/** The address of a server that has ended. */
async function gone(): Promise<string> {
  const origin = await serve(() => undefined);
  endServers();
  return origin;
}

it('has exit codes of one meaning each, which the help lists', () => {
  const codes = Object.values(EXIT_CODES).map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  let help = '';
  PUBLISH.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  for (const code of Object.values(EXIT_CODES)) expect(help).toContain(code.join('  '));
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
  expect(failure).toMatchObject({ code: 8, stdout: '', stderr });
  expect(titles).toContain('scripts/publish.ts');
  expect(titles).not.toContain(SECRET);
});
