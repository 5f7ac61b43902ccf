import { setTimeout as delay } from 'node:timers/promises';
import { parseStamp, STAMP_FILE, type BuildStamp } from '../../src/hosting/buildStamp';
import { ReaderError } from '../lib/readerError.mjs';

/** The exit code of `npm run publish:site -- --wait` when the build is queued, but not live in time. */
export const NOT_LIVE = 3;

const REQUEST_TIMEOUT_MS = 10_000;
/** How often a line reports that the build is not live yet, ms. */
const REPORT_INTERVAL_MS = 30_000;

/** Times in ms. */
interface Times {
  /** Between two requests for the build stamp. */
  interval: number;
  /** How long to wait for the build. */
  limit: number;
}

/**
 * Waits until a site serves a build that began after `since`: one that was already running at that time does
 * not count. Prints every half minute that it still waits.
 * @returns the stamp of the new build
 * @throws ReaderError with the exit code {@link NOT_LIVE} when the limit is reached
 */
export async function waitForBuild(
  site: URL,
  since: Date,
  { interval, limit }: Times,
): Promise<BuildStamp> {
  const started = Date.now();
  let reported = -Infinity;
  for (;;) {
    const stamp = await liveStamp(site);
    if (stamp && Date.parse(stamp.time) >= since.getTime()) return stamp;
    const waited = Date.now() - started;
    const now = stamp ? `the build of ${stamp.time} is live` : 'no build stamp can be read';
    if (waited + interval > limit) {
      throw new ReaderError(
        `The new build is not live at ${site.host} after ${duration(limit)}: ${now}. It may be waiting, building or broken: look at the host's list of deployments.`,
        NOT_LIVE,
      );
    }
    if (waited - reported >= REPORT_INTERVAL_MS) {
      reported = waited;
      console.log(`Waiting for the new build, ${duration(waited)}: ${now} …`);
    }
    await delay(interval);
  }
}

/** The stamp of the build that a site serves now; undefined when it cannot be read. */
async function liveStamp(site: URL): Promise<BuildStamp | undefined> {
  try {
    const response = await fetch(new URL(`/${STAMP_FILE}`, site), {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return parseStamp(await response.text());
  } catch {
    // A site may be unreachable while it is being published; the next request may succeed.
    return undefined;
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
