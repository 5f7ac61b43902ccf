import { waitForBuild } from '../../../scripts/publish/waitForBuild';
import { listen } from '../../support/listen';
import { readerErrorOf } from '../../support/readerErrorOf';

const SINCE = new Date('2026-11-23T10:00:00Z');
const OLD = '{"commit":"old","time":"2026-11-23T09:59:59.999Z"}';
const NEW = '{"commit":null,"time":"2026-11-23T10:00:00.000Z"}';

let stop: (() => void) | undefined;
afterEach(() => stop?.());
beforeEach(() => jest.spyOn(console, 'log').mockImplementation());

/** Waits for a site that serves these build stamps, one for each request; the last one repeats. */
async function wait(stamps: (string | number)[], limit: number) {
  const server = await listen((request, response) => {
    expect(request.url).toBe('/build.json');
    const stamp = stamps.length > 1 ? stamps.shift() : stamps[0];
    if (typeof stamp === 'number') response.writeHead(stamp).end();
    else response.end(stamp);
  });
  ({ stop } = server);
  return waitForBuild(new URL(server.origin), SINCE, limit, 20);
}

test('only a build that began after the request counts as live', async () => {
  const none = [404, 'nonsense', '{}', '{"commit":null,"time":"yesterday"}'];
  expect(await wait([...none, OLD, NEW], 20_000)).toEqual(JSON.parse(NEW));
});

test.each([
  [OLD, /^The build was not live at \S+ in time: the build of 2026-11-23T09:59:59.999Z is live\./],
  [404, /: there is no build stamp\./],
])('it ends at its limit, and says what is live instead of %j', async (stamp, words) => {
  const error = await readerErrorOf(wait([stamp], 50).then(() => undefined));
  expect(error?.message).toMatch(words);
});
