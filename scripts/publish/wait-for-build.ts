import { setTimeout as delay } from 'node:timers/promises';
import type { BuildStamp } from '../../src/hosting/buildStamp';
import { PublishFailure } from './failure';
import { liveStamp } from './live-stamp';
import type { Terminal } from './terminal';

/** Milliseconds. */
export interface Patience {
  /** From one look at the site to the next. */
  interval: number;
  /** From the first look to giving up. */
  limit: number;
}

/**
 * Waits until a site serves a build that began after a moment: an older one, still under way at
 * that moment, does not count.
 * @throws PublishFailure when the limit is reached
 */
export async function waitForBuild(
  site: URL,
  since: Date,
  { interval, limit }: Patience,
  terminal: Terminal,
): Promise<BuildStamp> {
  const started = Date.now();
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
    terminal.progress(`Waiting for the new build, ${duration(waited)}: ${now} …`);
    await delay(interval);
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
