import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLISH } from '../../../scripts/publish/publish';
import { endServers, hook, netlify, run, SECRET, serve } from './hosts';

afterEach(endServers);

test.each([
  [undefined, 'is not set'],
  ['  \n', 'is not set'],
  [`api.netlify.com/build_hooks/${SECRET}`, 'starts with https://'],
  [`http://api.netlify.com/build_hooks/${SECRET}`, 'starts with https://'],
  [`http://127.0.0.1.example.org/${SECRET}`, 'starts with https://'],
  [`ftp://api.netlify.com/${SECRET}`, 'starts with https://'],
  [`https://user:${SECRET}@api.netlify.com/`, 'starts with https://'],
  [`https://${SECRET}:99999/`, 'starts with https://'],
])('the variable as %j is refused', async (value, words) => {
  const { exitCode, output } = await run(value);
  expect(exitCode).toBe(2);
  expect(output).toContain(words);
});

it('is one POST with the wishes for Netlify, whose hook may be copied with a line break', async () => {
  const requests: string[] = [];
  const origin = await serve(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    // A body that never ends is not waited for.
    response.write('queued, ');
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
  const cloudflare = `https://api.example/client/v4/pages/webhooks/deploy_hooks/${SECRET}`;
  const { exitCode, output } = await run(cloudflare, { clearCache: true });
  expect(exitCode).toBe(2);
  expect(output).toContain('Cloudflare Pages knows no --clear-cache');
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

/** The address of a hook whose host has ended. */
async function gone(): Promise<string> {
  const address = await hook(200);
  endServers();
  return address;
}

it.each<[string, () => string | Promise<string>, words: string]>([
  ['answers 401', () => hook(401), 'refuses the build hook (401)'],
  ['answers 403', () => hook(403), 'refuses the build hook (403)'],
  ['answers 404', () => hook(404), 'knows no such build hook (404)'],
  ['answers 429', () => hook(429), 'too many builds (429)'],
  ['answers 500', () => hook(500), 'has a fault (500)'],
  ['answers 400', () => hook(400), 'answered 400'],
  // Whoever is there would get the secret.
  ['leads elsewhere', async () => hook(307, { location: await hook(200) }), 'answered 307'],
  ['breaks off', async () => netlify(await serve(({ socket }) => socket.destroy())), 'broke off'],
  ['is gone', gone, '(ECONNREFUSED)'],
  // Port 6666 is one of those that fetch refuses to call.
  ['cannot be called', () => netlify('http://127.0.0.1:6666'), 'or broke off. Check'],
])('fails when the host %s', async (_how, start, words) => {
  const { exitCode, output } = await run(await start());
  expect(exitCode).toBe(1);
  expect(output).toContain(words);
  expect(output).not.toContain(': queued.');
});

it('fails when the host does not answer in time', async () => {
  const { exitCode, output } = await run(netlify(await serve(() => undefined)), {}, 300);
  expect(exitCode).toBe(1);
  expect(output).toContain('not answer within 0.3 s');
});

it('names its four exit codes in the help', () => {
  let help = '';
  PUBLISH.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  expect(help).toMatch(/^ +0 {2}\S.*^ +1 {2}\S.*^ +2 {2}\S.*^ +3 {2}\S/ms);
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
