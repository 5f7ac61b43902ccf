import { setTimeout as delay } from 'node:timers/promises';
import { parseStamp, STAMP_FILE, type BuildStamp } from '../../src/build/hosting/buildStamp';
import { PublishFailure } from './PublishFailure';

const LOOK_TIMEOUT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Milliseconds. */
interface Patience {
  /** From one look at the site to the next. */
  interval: number;
  /** From the first look to giving up. */
  limit: number;
}

/**
 * Waits until a site serves a build that began after a moment: an older one, still under way at
 * that moment, does not count. Says now and then how far things are.
 * @throws PublishFailure when the limit is reached
 */
export async function waitForBuild(
  site: URL,
  since: Date,
  { interval, limit }: Patience,
  say: (line: string) => void,
): Promise<BuildStamp> {
  const started = Date.now();
  let spoken = -Infinity;
  for (;;) {
    const stamp = await liveStamp(site);
    if (stamp && Date.parse(stamp.time) >= since.getTime()) return stamp;
    const waited = Date.now() - started;
    const now = stamp ? `the build of ${stamp.time} is live` : 'no build stamp can be read';
    if (waited + interval > limit) {
      throw new PublishFailure(
        'notLive',
        `The new build is not live at ${site.host} after ${duration(limit)}: ${now}. It may be waiting, building or broken: look at the host's list of deployments.`,
      );
    }
    if (waited - spoken >= SILENCE_MS) {
      spoken = waited;
      say(`Waiting for the new build, ${duration(waited)}: ${now} …`);
    }
    await delay(interval);
  }
}

/** The stamp of the build that a public site serves now; undefined while there is none to read. */
async function liveStamp(site: URL): Promise<BuildStamp | undefined> {
  try {
    const response = await fetch(new URL(`/${STAMP_FILE}`, site), {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    });
    return parseStamp(await response.text());
  } catch {
    // Sites come and go while they are published: the next look may find it.
    return undefined;
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
