/** npm run check:live -- URL: checks a published site from outside. */
import { ReaderError, showError } from './lib/reader-error.mjs';
import { webAddress } from './lib/web-address';
import { checkSite } from './live/check-site';

async function checkLive(args: string[]) {
  const origin = args.length === 1 ? webAddress(args[0]) : undefined;
  if (!origin) {
    throw new ReaderError('Name one site: npm run check:live -- https://www.example.org');
  }
  const results = await checkSite(origin);
  console.log(String(results));
  if (results.failed) process.exitCode = 1;
}

checkLive(process.argv.slice(2)).catch((error: unknown) => {
  showError(error);
  process.exitCode = 1;
});
