import { endServers, hook, run, serve } from './hosts';

afterEach(endServers);

/** A site that serves these build stamps, one a look, the last for good. */
const site = (...stamps: (string | number)[]) =>
  serve((request, response) => {
    expect(request.url).toBe('/build.json');
    const stamp = stamps.length > 1 ? stamps.shift() : stamps[0];
    if (typeof stamp === 'number') response.writeHead(stamp).end();
    else response.end(stamp);
  });

const stamp = (secondsFromNow: number, commit: string | null = 'abc123') =>
  JSON.stringify({ commit, time: new Date(Date.now() + secondsFromNow * 1000).toISOString() });

/** Publishes by a hook, and waits for a build on a site; a moment, or a minute. */
const wait = async (address: string, limit = '0.002', headers = {}) =>
  run(await hook(200, headers), { wait: true, limit, site: address });

test('only a build that began after the request is live', async () => {
  const none = [404, 'nonsense', '{}', '{"commit":null,"time":"yesterday"}'];
  const address = await site(...none, stamp(-60, 'old'), stamp(-5, 'old'), stamp(5, null));
  const { exitCode, output } = await wait(address, '1');
  expect(exitCode).toBe(0);
  // What it says in between comes once in half a minute.
  expect(output).toMatch(
    /queued\.\nWaiting for the new build, \d+ s: no build stamp can be read …\nLive at 127\.0\.0\.1\S+: commit unknown/,
  );
});

test.each([
  [60, 3],
  [3_660, 0],
])('the host’s clock counts, not this machine’s: %i s from now', async (seconds, exitCode) => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const outcome = await wait(await site(stamp(seconds)), undefined, { date });
  expect(outcome.exitCode).toBe(exitCode);
  if (exitCode === 0) expect(outcome.output).toContain('commit abc123, begun ');
});

test('it ends at its limit, and says what is live instead', async () => {
  const old = stamp(-60);
  const { exitCode, output } = await wait(await site(old));
  expect(exitCode).toBe(3);
  const { time } = JSON.parse(old) as { time: string };
  expect(output).toMatch(/is not live at 127\.0\.0\.1/);
  expect(output).toContain(`the build of ${time} is live`);
});

test('a build that was not queued is not waited for', async () => {
  const looked = jest.fn();
  const options = { wait: true, site: await serve(looked) } as const;
  expect(await run(await hook(404), options)).toMatchObject({ exitCode: 1 });
  expect(looked).not.toHaveBeenCalled();
});

test.each([
  ['limit', 'long'],
  ['limit', '-1'],
  ['site', 'www.example.org'],
])('--%s as "%s" is refused', async (name, value) => {
  const { exitCode, output } = await run('https://api.netlify.com', { [name]: value });
  expect(exitCode).toBe(2);
  expect(output).toContain(`--${name} is "${value}"`);
});
