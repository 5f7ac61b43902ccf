/** npm run check:live -- URL: checks a published site from outside. */
import { runCommand, UsageError } from './lib/command';
import { webAddress } from './lib/webAddress';
import { checkSite } from './live/checkSite';

const CHECK_LIVE = {
  name: 'check:live',
  words: 'URL',
  about: `Checks a published site from outside: every page and its data, links and files, unknown addresses,
security headers, caching, and the build stamp.`,
  options: {},
};

void runCommand(CHECK_LIVE, async (_options, words) => {
  const origin = words.length === 1 ? webAddress(words[0]) : undefined;
  if (!origin) {
    throw new UsageError('Name one site: npm run check:live -- https://www.example.org');
  }
  const results = await checkSite(origin);
  console.log(String(results));
  if (results.failed) process.exitCode = 1;
});
