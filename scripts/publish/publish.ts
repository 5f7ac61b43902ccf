import { loadSite } from '../../src/build/content/load';
import { command, UsageError } from '../lib/command';
import { webAddress } from '../lib/webAddress';
import { buildHook, queueBuild } from './buildHook';
import { EXIT_CODES } from './PublishFailure';
import { waitForBuild } from './waitForBuild';

const DEFAULT_LIMIT = '15';

const codes = Object.values(EXIT_CODES).map(
  ([code, meaning]) => `\n  ${String(code).padStart(2)}  ${meaning}`,
);

/** The command `npm run publish:site`. */
export const PUBLISH = command(
  'publish:site',
  'Asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL.',
  `Exit codes:${codes.join('')}`,
)
  .option('--title <text>', 'the headline of the deployment (Netlify)')
  .option('--branch <name>', 'the branch to build (Netlify)')
  .option('--clear-cache', 'build without what earlier builds left (Netlify)')
  .option('--wait', 'wait until the new build is live')
  .option('--limit <minutes>', 'how long --wait waits', DEFAULT_LIMIT)
  .option('--site <url>', 'the site --wait looks at (the address in content/site.md)')
  .option('--dry-run', 'only say what would be done');

/** The options of `npm run publish:site` that a person gave. */
export interface PublishOptions {
  title?: string;
  branch?: string;
  clearCache?: true;
  wait?: true;
  limit?: string;
  site?: string;
  dryRun?: true;
}

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
 * @throws ReaderError when the build is not queued, or with --wait not live
 */
export async function publish(
  options: PublishOptions,
  { hookUrl, say, timing }: Surroundings,
): Promise<void> {
  const { limit = DEFAULT_LIMIT, site: named = loadSite().url } = options;
  const minutes = Number(limit);
  if (!(minutes > 0)) {
    throw new UsageError(`--limit is "${limit}": give a number of minutes.`);
  }
  const site = webAddress(named);
  if (!site) {
    throw new UsageError(`--site is "${named}": give an address that starts with https://.`);
  }
  const hook = buildHook(hookUrl, options);
  if (options.dryRun) {
    say(`Would ask ${hook.host} for a build${wishes(options)}. Nothing was sent.`);
    if (options.wait) say(`Would then wait up to ${minutes} min for it at ${site.host}.`);
    return;
  }
  const since = await queueBuild(hook, timing.hook);
  say(`${hook.host}: queued.`);
  if (!options.wait) {
    say('It is live when the host has built it; --wait waits for that.');
    return;
  }
  const patience = { interval: timing.interval, limit: minutes * 60_000 };
  const stamp = await waitForBuild(site, since, patience, say);
  say(`Live at ${site.host}: commit ${stamp.commit ?? 'unknown'}, begun ${stamp.time}.`);
}

function wishes({ title, branch, clearCache }: PublishOptions): string {
  return [
    title ? ` titled "${title}"` : '',
    branch ? ` of branch ${branch}` : '',
    clearCache ? ' with an empty cache' : '',
  ].join('');
}
