import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { publish, PUBLISH, type PublishOptions } from '../../scripts/publish/publish';
import { EXIT_CODES } from '../../scripts/publish/PublishFailure';
import { readerErrorOf } from '../support/readerErrorOf';

const SECRET = '5f3c1e9ab24d77secret';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Serves on a free port of this machine, and gives the address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  serve((_request, response) => response.writeHead(status, headers).end('{}'));

const netlify = (origin: string) => `${origin}/build_hooks/${SECRET}`;

/** Publishes, and makes sure that the secret shows nowhere; the output ends with the failure. */
async function run(hookUrl: string | undefined, options: PublishOptions = {}, timeout = 20_000) {
  const said: string[] = [];
  const surroundings = {
    hookUrl,
    say: (line: string) => said.push(line),
    timing: { hook: timeout, interval: 20 },
  };
  const error = await readerErrorOf(publish(options, surroundings));
  const output = [...said, ...(error ? [error.message] : [])].join('\n');
  expect(`${output}${error?.stack}`).not.toContain(SECRET);
  expect(error?.cause).toBeUndefined();
  return { exitCode: error?.exitCode ?? 0, output };
}

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
    const { exitCode, output } = await run(`${netlify(origin)}\n`, wishes);
    expect(exitCode).toBe(0);
    expect(output).toBe(
      'Netlify (127.0.0.1): queued.\nIt is live when the host has built it; --wait waits for that.',
    );
    expect(requests).toEqual([
      `POST /build_hooks/${SECRET}?trigger_title=Spring+%26+more&trigger_branch=main&clear_cache=true`,
    ]);
  });

  it('is not made for a wish that Cloudflare Pages does not know', async () => {
    const asked = jest.fn();
    const hook = `${await serve(asked)}/client/v4/pages/webhooks/deploy_hooks/${SECRET}`;
    const { exitCode, output } = await run(hook, { clearCache: true });
    expect(exitCode).toBe(2);
    expect(output).toContain('Cloudflare Pages knows no --clear-cache');
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
    const outcome = await run(netlify(await answer(status)));
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.output).toContain(words);
    expect(outcome.output).not.toContain(': queued.');
  });

  it('follows no redirect, which would hand the secret on', async () => {
    const elsewhere = jest.fn();
    const origin = await answer(307, { location: netlify(await serve(elsewhere)) });
    expect(await run(netlify(origin))).toMatchObject({ exitCode: 11 });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('does not wait for a body that never ends', async () => {
    const origin = await serve((_request, response) => response.write('queued, '));
    expect(await run(netlify(origin))).toMatchObject({ exitCode: 0 });
  });

  it('ends when the host does not answer in time, or breaks off', async () => {
    const silent = netlify(await serve(() => undefined));
    const late = await run(silent, {}, 300);
    expect(late.exitCode).toBe(6);
    expect(late.output).toContain('did not answer within 0.3 s');
    const broken = await run(netlify(await serve(({ socket }) => socket.destroy())));
    expect(broken.exitCode).toBe(5);
    expect(broken.output).toContain('broke off');
  });

  it('to a host that is not there names the reason, where it has a code', async () => {
    const origin = await answer(200);
    servers.pop()?.close();
    const gone = await run(netlify(origin));
    expect(gone.exitCode).toBe(5);
    expect(gone.output).toContain('(ECONNREFUSED)');
    // Port 6666 is one of those that fetch refuses to call.
    const { exitCode, output } = await run(netlify('http://127.0.0.1:6666'));
    expect(exitCode).toBe(5);
    expect(output).toContain('or broke off. Check');
  });
});

describe('--wait', () => {
  /** A site that serves these build stamps, one a look, the last for good. */
  const site = (...stamps: (string | number)[]) =>
    serve((request, response) => {
      expect(request.url).toBe('/build.json');
      const stamp = stamps.length > 1 ? stamps.shift() : stamps[0];
      if (typeof stamp === 'number') response.writeHead(stamp).end();
      else response.end(stamp);
    });

  const stamp = (secondsFromNow: number, commit = 'abc123') =>
    JSON.stringify({ commit, time: new Date(Date.now() + secondsFromNow * 1000).toISOString() });

  const wait = { wait: true, limit: '0.002' } as const;

  it('says live only for a build that began after the request', async () => {
    const hook = netlify(await answer(200));
    const address = await site(404, 'nonsense', stamp(-60, 'old'), stamp(-5, 'old'), stamp(5));
    const { exitCode, output } = await run(hook, { ...wait, limit: '1', site: address });
    expect(exitCode).toBe(0);
    // What it says in between comes once in half a minute.
    expect(output).toMatch(
      /queued\.\nWaiting for the new build, \d+ s: no build stamp can be read …\nLive at 127\.0\.0\.1\S+: commit abc123/,
    );
  });

  it('goes by the host’s clock, not by this machine’s', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toUTCString();
    const hook = netlify(await answer(200, { date: ahead }));
    expect(await run(hook, { ...wait, site: await site(stamp(60)) })).toMatchObject({
      exitCode: 12,
    });
    expect(await run(hook, { ...wait, site: await site(stamp(3_660)) })).toMatchObject({
      exitCode: 0,
    });
  });

  it('ends at its limit, and says what is live instead', async () => {
    const old = stamp(-60);
    const hook = netlify(await answer(200));
    const { exitCode, output } = await run(hook, { ...wait, site: await site(old) });
    expect(exitCode).toBe(12);
    const { time } = JSON.parse(old) as { time: string };
    expect(output).toMatch(/is not live at 127\.0\.0\.1/);
    expect(output).toContain(`the build of ${time} is live`);
  });

  it('does not wait for a build that was not queued', async () => {
    const looked = jest.fn();
    const options = { wait: true, site: await serve(looked) } as const;
    expect(await run(netlify(await answer(404)), options)).toMatchObject({ exitCode: 8 });
    expect(looked).not.toHaveBeenCalled();
  });

  it.each([{ limit: 'long' }, { limit: '-1' }, { site: 'www.example.org' }])(
    'is refused with %j',
    async (options) => {
      const [name] = Object.keys(options);
      const { exitCode, output } = await run(netlify('https://api.netlify.com'), options);
      expect(exitCode).toBe(2);
      expect(output).toContain(`--${name} is "`);
    },
  );
});

it('only says with --dry-run what it would do', async () => {
  const asked = jest.fn();
  const options = { dryRun: true, title: 'Spring', wait: true } as const;
  const { exitCode, output } = await run(netlify(await serve(asked)), options);
  expect(exitCode).toBe(0);
  expect(output).toMatch(
    /^Would ask Netlify \(127\.0\.0\.1\) for a build titled "Spring"\. Nothing was sent\.\nWould then wait up to 15 min for it at \S+\.$/,
  );
  expect(asked).not.toHaveBeenCalled();
});

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
  const failure = (await promisify(execFile)(process.execPath, cli, { env }).catch(
    (error: unknown) => error,
  )) as { code: number; stdout: string; stderr: string };
  expect(failure).toMatchObject({ code: 8, stdout: '' });
  expect(failure.stderr).toMatch(
    /^\nNetlify \(127\.0\.0\.1\) knows no such build hook \(404\)\..*\n$/,
  );
  expect(titles).toContain('scripts/publish.ts');
  expect(titles).not.toContain(SECRET);
});
