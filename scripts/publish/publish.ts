import { loadSite } from '../../src/content/load';
import type { BuildHook, BuildRequest } from './build-hook';
import { buildHook } from './build-hook';
import type { PublishOptions } from './options';
import { HELP, publishOptions } from './options';
import { queueBuild } from './queue-build';
import type { Terminal } from './terminal';
import { waitForBuild } from './wait-for-build';

/** Milliseconds. */
export interface Timing {
  /** For the call of the build hook. */
  hook: number;
  /** From one look at the site to the next. */
  interval: number;
}

/**
 * Does what `npm run publish:site` is for.
 * @param hookUrl the value of BUILD_HOOK_URL
 * @throws PublishFailure when the build is not queued, or with --wait not live
 */
export async function publish(
  args: string[],
  hookUrl: string | undefined,
  terminal: Terminal,
  timing: Timing,
): Promise<void> {
  const options = publishOptions(args);
  if (options.help) {
    terminal.say(HELP);
    return;
  }
  const hook = buildHook(hookUrl);
  const site = options.wait ? (options.site ?? new URL(loadSite().url)) : undefined;
  if (options.dryRun) {
    rehearse(hook, options, site, terminal);
    return;
  }

  const since = await queueBuild(hook, options.request, timing.hook);
  terminal.say(`${hook.host}: queued.`);
  if (!site) {
    terminal.say('It is live when the host has built it; --wait waits for that.');
    return;
  }
  const limit = options.limit * 60_000;
  const stamp = await waitForBuild(site, since, { interval: timing.interval, limit }, terminal);
  terminal.say(`Live at ${site.host}: commit ${stamp.commit ?? 'unknown'}, begun ${stamp.time}.`);
}

function rehearse(
  hook: BuildHook,
  { request, limit }: PublishOptions,
  site: URL | undefined,
  terminal: Terminal,
) {
  // An option that the host does not know is refused here as well.
  hook.address(request);
  terminal.say(`Would ask ${hook.host} for a build${wishes(request)}. Nothing was sent.`);
  if (site) terminal.say(`Would then wait up to ${limit} min for it at ${site.host}.`);
}

function wishes({ title, branch, clearCache }: BuildRequest): string {
  return [
    title ? ` titled "${title}"` : '',
    branch ? ` of branch ${branch}` : '',
    clearCache ? ' with an empty cache' : '',
  ].join('');
}
