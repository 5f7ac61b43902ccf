import { loadSite } from '../../src/build/content/load';
import { buildHook } from './buildHook';
import { waitOptions, type PublishOptions } from './publishOptions';
import { queueBuild } from './queueBuild';
import { waitForBuild } from './waitForBuild';

/** What publishing needs of the world around it. */
export interface Surroundings {
  /** The value of BUILD_HOOK_URL. */
  hookUrl: string | undefined;
  say: (line: string) => void;
  /** Milliseconds: for the call of the hook, and from one look at the site to the next. */
  timing: { hook: number; interval: number };
}

/**
 * Does what `npm run publish:site` is for.
 * @throws PublishFailure when the build is not queued, or with --wait not live
 */
export async function publish(
  options: PublishOptions,
  { hookUrl, say, timing }: Surroundings,
): Promise<void> {
  const { minutes, site: named } = waitOptions(options);
  const hook = buildHook(hookUrl, options);
  const site = options.wait && (named ?? new URL(loadSite().url));
  if (options['dry-run']) {
    say(`Would ask ${hook.host} for a build${wishes(options)}. Nothing was sent.`);
    if (site) say(`Would then wait up to ${minutes} min for it at ${site.host}.`);
    return;
  }
  const since = await queueBuild(hook, timing.hook);
  say(`${hook.host}: queued.`);
  if (!site) {
    say('It is live when the host has built it; --wait waits for that.');
    return;
  }
  const patience = { interval: timing.interval, limit: minutes * 60_000 };
  const stamp = await waitForBuild(site, since, patience, say);
  say(`Live at ${site.host}: commit ${stamp.commit ?? 'unknown'}, begun ${stamp.time}.`);
}

function wishes({ title, branch, 'clear-cache': clearCache }: PublishOptions): string {
  return [
    title ? ` titled "${title}"` : '',
    branch ? ` of branch ${branch}` : '',
    clearCache ? ' with an empty cache' : '',
  ].join('');
}
