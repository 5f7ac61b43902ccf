import { setTimeout as delay } from 'node:timers/promises';
import { parseStamp, STAMP_FILE, type BuildStamp } from '../../src/hosting/buildStamp';
import { ReaderError } from '../lib/readerError.mjs';

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Waits until a site serves a build that began after `since`. A build that was already running does not count.
 * @param limit how long to wait, ms
 * @param interval between two requests for the stamp, ms
 * @returns the stamp of the new build
 * @throws ReaderError when the limit is reached
 */
export async function waitForBuild(
  site: URL,
  since: Date,
  limit: number,
  interval = 5_000,
): Promise<BuildStamp> {
  console.log(`Waiting for the build, ${limit / 60_000} min at most …`);
  const end = Date.now() + limit;
  for (;;) {
    const stamp = await liveStamp(site);
    if (stamp && Date.parse(stamp.time) >= since.getTime()) return stamp;
    if (Date.now() + interval > end) {
      const now = stamp ? `the build of ${stamp.time} is live` : 'there is no build stamp';
      throw new ReaderError(
        `The build was not live at ${site.host} in time: ${now}. Look at the host's list of deployments: it may still be running, or have failed.`,
      );
    }
    await delay(interval);
  }
}

/** Returns the stamp of the build that a site serves now; undefined if it cannot be read. */
async function liveStamp(site: URL): Promise<BuildStamp | undefined> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch(new URL(`/${STAMP_FILE}`, site), { cache: 'no-store', signal });
    return parseStamp(await response.text());
  } catch {
    // A site may be unreachable while it is being published; the next request may succeed.
    return undefined;
  }
}
