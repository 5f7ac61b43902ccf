/** npm run check:live -- URL: checks a published site with requests. */
import { counted } from '../src/check/problem';
import { command, runCommand, UsageError } from './lib/command';
import { webAddress } from './lib/webAddress';
import { checkSite } from './live/checkSite';

/** Largest number of paths listed below a problem. */
const EXAMPLES = 3;

const CHECK_LIVE = command(
  'check:live',
  'Checks a published site from outside: its pages, unknown addresses, headers, links, and the build stamp.',
)
  .argument('<address>', 'such as https://www.example.org')
  .option('--commit <hash>', 'the commit that must be live')
  .action(async (address: string, { commit }: { commit?: string }) => {
    const origin = webAddress(address);
    if (!origin) throw new UsageError(`"${address}" must be an address that starts with https://.`);
    const { checked, problems, stamp } = await checkSite(origin, commit);
    for (const [problem, paths] of problems) {
      const more = paths.length > EXAMPLES ? [`and ${paths.length - EXAMPLES} more`] : [];
      console.log([problem, ...paths.slice(0, EXAMPLES), ...more].join('\n  '));
    }
    const live = stamp ? `commit ${stamp.commit ?? 'unknown'}, built ${stamp.time}` : 'no stamp';
    console.log(
      `${checked} addresses checked, ${counted(problems.size, 'problem')}; live: ${live}.`,
    );
    if (problems.size > 0) process.exitCode = 1;
  });

void runCommand(CHECK_LIVE);
