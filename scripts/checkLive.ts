/** npm run check:live -- URL: checks a published site from outside, with tests of `__tests__/e2e/real-content`. */
import { spawnSync } from 'node:child_process';
import { loadSite } from '../src/content/reading/load';
import { ReaderError, run } from './command';

async function checkLive(address?: string) {
  const origin = siteOrigin(address);
  const signal = AbortSignal.timeout(30_000);
  const home = await fetch(origin, { signal }).catch(() => undefined);
  if (!home?.ok || new URL(home.url).origin !== origin) {
    const found = home ? `has status ${home.status} at ${home.url}` : 'does not answer';
    throw new ReaderError(`${origin} ${found}: name an address at which the site is.`);
  }
  const env = { ...process.env, CHECK_LIVE_ORIGIN: origin };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--project=live'];
  process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
}

/** Returns the origin of the published site; throws a `ReaderError` if the address is none, or invented. */
export function siteOrigin(address = loadSite().url): string {
  const isAddress = /^https?:\/\//.test(address) && URL.canParse(address);
  if (isAddress && !new URL(address).hostname.endsWith('.example')) return new URL(address).origin;
  throw new ReaderError(
    `"${address}" is not the address of a published site, such as https://www.example.org.`,
  );
}

if (require.main === module) void run(checkLive);
