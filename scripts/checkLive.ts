/** npm run check:live -- URL: checks a published site with requests. */
import { checkContent } from '../src/check/checkContent';
import { report } from '../src/check/report';
import { CONTENT_FOLDER } from '../src/content/load';
import { command, runCommand, UsageError } from './lib/command';
import { webAddress } from './lib/webAddress';
import { checkSite } from './live/checkSite';

const CHECK_LIVE = command(
  'check:live',
  `Checks a published site from outside: every page and its data, links and files, unknown addresses, security headers, caching, and the build stamp.`,
)
  .argument('<address>', 'such as https://www.example.org')
  .action(async (address: string) => {
    const origin = webAddress(address);
    if (!origin) throw new UsageError(`"${address}" is no address that starts with https://.`);
    const results = await checkSite(origin);
    console.log(String(results));
    const { placeholders: problems, isPublic, ...checked } = await checkContent(CONTENT_FOLDER);
    if (isPublic && problems.length > 0) {
      console.log(`\nStill placeholders:\n\n${report({ ...checked, problems })}`);
    }
    if (results.failed) process.exitCode = 1;
  });

void runCommand(CHECK_LIVE);
