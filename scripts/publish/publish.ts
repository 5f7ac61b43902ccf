import { loadSite } from '../../src/content/load';
import { command, UsageError } from '../lib/command';
import { webAddress } from '../lib/webAddress';
import { buildHook, queueBuild, type BuildOptions } from './buildHook';
import { NOT_LIVE, waitForBuild } from './waitForBuild';

const DEFAULT_LIMIT = '15';

/** The command `npm run publish:site`. */
export const PUBLISH = command(
  'publish:site',
  'Asks the host to build and publish the site, by the build hook in BUILD_HOOK_URL.',
  `Exit codes:
   0  the build is queued, or with --wait: live
   1  the host cannot be reached, or did not take the request
   2  an option or BUILD_HOOK_URL is wrong
   ${NOT_LIVE}  --wait: the build was not live within the limit`,
)
  .option('--title <text>', 'the headline of the deployment (Netlify)')
  .option('--branch <name>', 'the branch to build (Netlify)')
  .option('--clear-cache', 'build without what earlier builds left (Netlify)')
  .option('--wait', 'wait until the new build is live')
  .option('--limit <minutes>', 'how long --wait waits', DEFAULT_LIMIT)
  .option('--site <url>', 'the site --wait looks at (the address in content/site.md)')
  .option('--dry-run', 'only say what would be done')
  .action((options: PublishOptions) => publish(options));

/** The options of `npm run publish:site`, as commander parses them. */
export interface PublishOptions extends BuildOptions {
  wait?: true;
  limit?: string;
  site?: string;
  dryRun?: true;
}

/** The timeout for calling the hook, and the time between two requests for the build stamp, ms. */
const TIMING = { hook: 30_000, interval: 5_000 };

/**
 * Queues a build with the build hook in BUILD_HOOK_URL and, with --wait, waits until it is live.
 * @throws ReaderError when the build was not queued, or is not live within the limit
 */
export async function publish(options: PublishOptions, timing = TIMING): Promise<void> {
  const { limit = DEFAULT_LIMIT, site: named = loadSite().url } = options;
  const minutes = Number(limit);
  if (!(minutes > 0)) {
    throw new UsageError(`--limit is "${limit}": give a number of minutes.`);
  }
  const site = webAddress(named);
  if (!site) {
    throw new UsageError(`--site is "${named}": give an address that starts with https://.`);
  }
  const hook = buildHook(process.env.BUILD_HOOK_URL, options);
  if (options.dryRun) {
    console.log(`Would ask ${hook.host} for a build${describeBuild(options)}. Nothing was sent.`);
    if (options.wait) console.log(`Would then wait up to ${minutes} min for it at ${site.host}.`);
    return;
  }
  const since = await queueBuild(hook, timing.hook);
  console.log(`${hook.host}: queued.`);
  if (!options.wait) {
    console.log('It is live when the host has built it; --wait waits for that.');
    return;
  }
  const times = { interval: timing.interval, limit: minutes * 60_000 };
  const stamp = await waitForBuild(site, since, times);
  console.log(`Live at ${site.host}: commit ${stamp.commit ?? 'unknown'}, begun ${stamp.time}.`);
}

/** The options of the build in words, to follow "a build". */
function describeBuild({ title, branch, clearCache }: BuildOptions): string {
  return [
    title ? ` titled "${title}"` : '',
    branch ? ` of branch ${branch}` : '',
    clearCache ? ' with an empty cache' : '',
  ].join('');
}
