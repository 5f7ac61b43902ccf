/** npm run publish:site: makes the host build and publish the site, with the build hook in BUILD_HOOK_URL. */
import { Option } from 'commander';
import { loadSite } from '../src/markdown/load';
import { command, runCommand, UsageError, wholeNumber } from './lib/command';
import { webAddress } from './lib/webAddress';
import { queueBuild } from './publish/queueBuild';
import { waitForBuild } from './publish/waitForBuild';

const PUBLISH = command(
  'publish:site',
  'Asks the host to build and publish the site. Set BUILD_HOOK_URL to the address of the build hook.',
)
  .addOption(
    new Option('--wait [minutes]', 'wait until the build is live, at most this long (default: 15)')
      .preset('15')
      .argParser(wholeNumber),
  )
  .option('--site <url>', 'the site to watch with --wait (default: url in content/site.md)')
  .action(async ({ wait, site: named = loadSite().url }: { wait?: number; site?: string }) => {
    const site = webAddress(named);
    if (!site)
      throw new UsageError(`--site "${named}" must be an address that starts with https://.`);
    const since = await queueBuild(process.env.BUILD_HOOK_URL);
    console.log(`The build is queued.${wait ? '' : ' Use --wait to wait until it is live.'}`);
    if (!wait) return;
    const { commit, time } = await waitForBuild(site, since, wait * 60_000);
    console.log(`Live at ${site.host}: commit ${commit ?? 'unknown'}, built ${time}.`);
  });

void runCommand(PUBLISH);
