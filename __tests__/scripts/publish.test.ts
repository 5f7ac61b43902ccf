/** @jest-environment node */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer as createRawServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { EXIT_CODES, PublishFailure } from '../../scripts/publish/failure';
import { publish } from '../../scripts/publish/publish';
import { terminal } from '../../scripts/publish/terminal';

const SECRET = '5f3c1e9ab24d77secret';
const TIMING = { hook: 300, interval: 20 };
const CLI = ['node_modules/tsx/dist/cli.mjs', 'scripts/publish.ts'];

const servers: { close: () => void }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server on a free port of this machine and gives its address. */
async function serve(listener: RequestListener): Promise<string> {
  return listen(createServer(listener));
}

async function listen(server: Server | ReturnType<typeof createRawServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push({
    close: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answer(status: number, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => response.writeHead(status, headers).end('{}');
}

interface Outcome {
  exitCode: number;
  /** All that was said, with the sentence of the failure if there was one. */
  output: string;
}

/** Runs the command and makes sure that the secret shows nowhere. */
async function run(hookUrl: string | undefined, ...args: string[]): Promise<Outcome> {
  let output = '';
  let exitCode: number = EXIT_CODES.done[0];
  const stream = { write: (text: string) => (output += text) };
  try {
    await publish(args, hookUrl, terminal(stream), TIMING);
  } catch (error) {
    if (!(error instanceof PublishFailure)) throw error;
    exitCode = error.exitCode;
    output += error.message;
    expect(error.cause).toBeUndefined();
    expect(error.stack).not.toContain(SECRET);
  }
  expect(output).not.toContain(SECRET);
  return { exitCode, output };
}

const netlify = (origin: string) => `${origin}/build_hooks/${SECRET}`;

describe('the variable', () => {
  it.each([undefined, '', '  \n'])('is missing when it is %j', async (value) => {
    const { exitCode, output } = await run(value);
    expect(exitCode).toBe(3);
    expect(output).toContain('BUILD_HOOK_URL is not set');
  });

  it.each([
    `api.netlify.com/build_hooks/${SECRET}`,
    `http://api.netlify.com/build_hooks/${SECRET}`,
    `http://127.0.0.1.example.org/${SECRET}`,
    `ftp://api.netlify.com/${SECRET}`,
    `https://user:${SECRET}@api.netlify.com/`,
    `https://${SECRET}:99999/`,
  ])('is malformed as %s', async (value) => {
    const { exitCode, output } = await run(value);
    expect(exitCode).toBe(4);
    expect(output).toContain('https://');
  });

  it('may end with a line break, as copied text does', async () => {
    const origin = await serve(answer(200));
    expect(await run(`${netlify(origin)}\n`)).toMatchObject({ exitCode: 0 });
  });
});

describe('the call', () => {
  it('is one POST, and says queued, with the host’s name', async () => {
    const requests: IncomingMessage[] = [];
    const origin = await serve((request, response) => {
      requests.push(request);
      response.end();
    });
    const { exitCode, output } = await run(netlify(origin));
    expect(exitCode).toBe(0);
    expect(output).toBe(
      'Netlify (127.0.0.1): queued.\nIt is live when the host has built it; --wait waits for that.\n',
    );
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST /build_hooks/${SECRET}`,
    ]);
  });

  it('hands title, branch and cleared cache to Netlify', async () => {
    let asked = '';
    const origin = await serve((request, response) => {
      asked = request.url ?? '';
      response.end();
    });
    await run(netlify(origin), '--title', 'Spring & more', '--branch', 'main', '--clear-cache');
    expect(Object.fromEntries(new URL(asked, origin).searchParams)).toEqual({
      trigger_title: 'Spring & more',
      trigger_branch: 'main',
      clear_cache: 'true',
    });
  });

  it.each(['--title=x', '--branch=x', '--clear-cache'])(
    'refuses %s for Cloudflare Pages before it asks for anything',
    async (option) => {
      const listener = jest.fn();
      const origin = await serve(listener);
      const hook = `${origin}/client/v4/pages/webhooks/deploy_hooks/${SECRET}`;
      const { exitCode, output } = await run(hook, option);
      expect(exitCode).toBe(2);
      expect(output).toContain(`Cloudflare Pages knows no ${option.split('=')[0]}`);
      expect(listener).not.toHaveBeenCalled();
    },
  );

  it.each([
    [401, 7, 'refuses'],
    [403, 7, 'refuses'],
    [404, 8, 'knows no such build hook'],
    [429, 9, 'too many builds'],
    [500, 10, 'has a fault (500)'],
    [503, 10, 'has a fault (503)'],
    [400, 11, 'answered 400'],
  ])('takes the answer %i for exit code %i', async (status, exitCode, words) => {
    const outcome = await run(netlify(await serve(answer(status))));
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.output).toContain(words);
    expect(outcome.output).not.toContain(': queued.');
  });

  it('follows no redirect, which would hand the secret on', async () => {
    const other = jest.fn();
    const elsewhere = await serve(other);
    const origin = await serve(answer(307, { location: netlify(elsewhere) }));
    expect(await run(netlify(origin))).toMatchObject({ exitCode: 11 });
    expect(other).not.toHaveBeenCalled();
  });

  it('gives up on a host that never answers', async () => {
    const { exitCode, output } = await run(netlify(await serve(() => undefined)));
    expect(exitCode).toBe(6);
    expect(output).toContain('did not answer within 0.3 s');
  });

  it('gives up on a host that sends its headers a byte at a time', async () => {
    const sockets: Socket[] = [];
    const origin = await listen(
      createRawServer((socket) => {
        sockets.push(socket);
        socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
        const timer = setInterval(() => socket.write('H'), 20);
        socket.on('error', () => undefined).on('close', () => clearInterval(timer));
      }),
    );
    const { exitCode } = await run(netlify(origin));
    for (const socket of sockets) socket.destroy();
    expect(exitCode).toBe(6);
  });

  it('does not wait for a body that never ends', async () => {
    const origin = await serve((_request, response) => response.write('queued, '));
    const started = Date.now();
    expect(await run(netlify(origin))).toMatchObject({ exitCode: 0 });
    expect(Date.now() - started).toBeLessThan(TIMING.hook);
  });

  it.each([
    ['closes the connection', (socket: Socket) => socket.destroy()],
    ['answers nonsense', (socket: Socket) => socket.end('nonsense\r\n\r\n')],
    ['breaks off in its headers', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nDate:')],
  ])('cannot reach a host that %s', async (_, misbehave) => {
    const raw = createRawServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => misbehave(socket));
    });
    expect(await run(netlify(await listen(raw)))).toMatchObject({ exitCode: 5 });
  });

  it('cannot reach a host that is not there', async () => {
    const origin = await serve(answer(200));
    servers.pop()?.close();
    const { exitCode, output } = await run(netlify(origin));
    expect(exitCode).toBe(5);
    expect(output).toContain('ECONNREFUSED');
  });
});

it('names no address when the call fails for a reason without a code', async () => {
  // Port 6666 is one of those that fetch refuses to call.
  const { exitCode, output } = await run(netlify('http://127.0.0.1:6666'));
  expect(exitCode).toBe(5);
  expect(output).toContain('or broke off. Check');
});

describe('--wait', () => {
  /** A site that serves these build stamps, one a look, the last for good. */
  function site(...stamps: (string | number)[]): Promise<string> {
    return serve((request, response) => {
      expect(request.url).toBe('/build.json');
      const stamp = stamps.length > 1 ? stamps.shift() : stamps[0];
      if (typeof stamp === 'number') response.writeHead(stamp).end();
      else response.end(stamp);
    });
  }

  const stamp = (secondsFromNow: number, commit: string | null = 'abc123') =>
    JSON.stringify({ commit, time: new Date(Date.now() + secondsFromNow * 1000).toISOString() });

  it('says live only for a build that began after the request', async () => {
    const hook = netlify(await serve(answer(200)));
    const address = await site(404, 'nonsense', stamp(-60, 'old'), stamp(-5, 'old'), stamp(5));
    const { exitCode, output } = await run(hook, '--wait', '--limit', '0.05', '--site', address);
    expect(exitCode).toBe(0);
    expect(output).toContain('queued.\nWaiting for the new build, 0 s: no build stamp can be read');
    expect(output).toContain('Live at 127.0.0.1');
    expect(output).toContain('commit abc123');
    expect(output).not.toContain('commit old');
  });

  it('goes by the host’s clock, not by this machine’s', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toUTCString();
    const hook = netlify(await serve(answer(200, { date: ahead })));
    const args = ['--wait', '--limit', '0.002'];
    const early = await run(hook, ...args, '--site', await site(stamp(60)));
    expect(early.exitCode).toBe(12);
    const later = await run(hook, ...args, '--site', await site(stamp(3_660)));
    expect(later.exitCode).toBe(0);
  });

  it('ends at its limit, and says what is live instead', async () => {
    const hook = netlify(await serve(answer(200)));
    const old = stamp(-60);
    const args = ['--wait', '--limit', '0.002', '--site', await site(old)];
    const { exitCode, output } = await run(hook, ...args);
    expect(exitCode).toBe(12);
    const { time } = JSON.parse(old) as { time: string };
    expect(output).toContain(`is not live at 127.0.0.1`);
    expect(output).toContain(`the build of ${time} is live`);
  });

  it('does not wait for a build that was not queued', async () => {
    const listener = jest.fn();
    const address = await serve(listener);
    const hook = netlify(await serve(answer(404)));
    expect(await run(hook, '--wait', '--site', address)).toMatchObject({ exitCode: 8 });
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('the options', () => {
  it('send nothing with --dry-run', async () => {
    const listener = jest.fn();
    const hook = netlify(await serve(listener));
    const { exitCode, output } = await run(hook, '--dry-run', '--title', 'Spring', '--wait');
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^Would ask Netlify \(127\.0\.0\.1\) for a build titled "Spring"\. Nothing/,
    );
    expect(output).toMatch(/Would then wait up to 15 min for it at \S+\.\n$/);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['--titel'],
    ['--title'],
    ['main'],
    ['--wait', '--limit', 'long'],
    ['--wait', '--limit=-1'],
    ['--wait', '--site', 'www.example.org'],
  ])('are refused when they are %s', async (...args) => {
    const { exitCode, output } = await run(netlify('https://api.netlify.com'), ...args);
    expect(exitCode).toBe(2);
    expect(output).toContain('--help');
  });

  it('list every exit code with --help, without a build hook', async () => {
    const { output } = await run(undefined, '--help');
    for (const [code, meaning] of Object.values(EXIT_CODES)) {
      expect(output).toMatch(new RegExp(`^ +${code}  ${meaning.replace(/[()]/g, '\\$&')}$`, 'm'));
    }
    const codes = Object.values(EXIT_CODES).map(([code]) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('progress', () => {
  it('rewrites one line for a person', () => {
    let output = '';
    const { say, progress } = terminal({ isTTY: true, write: (text) => (output += text) });
    progress('one');
    progress('two');
    say('done');
    expect(output).toBe('\r\u001b[Kone\r\u001b[Ktwo\r\u001b[Kdone\n');
  });

  it('is a line now and then for a log', () => {
    let output = '';
    const { progress } = terminal({ write: (text) => (output += text) });
    jest.useFakeTimers({ now: 0 });
    progress('one');
    jest.setSystemTime(29_000);
    progress('two');
    jest.setSystemTime(31_000);
    progress('three');
    jest.useRealTimers();
    expect(output).toBe('one\nthree\n');
  });
});

describe('as a program', () => {
  it('ends with the exit code and the sentence alone', async () => {
    const env = { ...process.env, BUILD_HOOK_URL: netlify(await serve(answer(404))) };
    const { code, stdout, stderr } = (await promisify(execFile)(process.execPath, CLI, {
      env,
    }).catch((error: unknown) => error)) as { code: number; stdout: string; stderr: string };
    expect(code).toBe(8);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^\nNetlify \(127\.0\.0\.1\) knows no such build hook \(404\)\..*\n$/);
  });

  it('shows the secret in no process title', async () => {
    let called = () => {};
    const asked = new Promise<void>((resolve) => (called = resolve));
    const env = { ...process.env, BUILD_HOOK_URL: netlify(await serve(() => called())) };
    const child = spawn(process.execPath, CLI, { env, stdio: 'ignore', detached: true });
    try {
      await asked;
      const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args']);
      expect(stdout).toContain('scripts/publish.ts');
      expect(stdout).not.toContain(SECRET);
    } finally {
      // Its own group: the runner of TypeScript starts a process that does the work.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }
  });

  it('is called by no file of the project with an address in it', () => {
    expect(readFileSync('package.json', 'utf8')).not.toMatch(/build_hooks|deploy_hooks/);
  });
});
