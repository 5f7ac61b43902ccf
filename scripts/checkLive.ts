/** npm run check:live -- URL: checks a published site from outside, with tests of `__tests__/e2e/real-content`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadSite } from '../src/content/reading/load';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

function checkLive(address: string): number {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    console.error(`"${address}" is not an address such as https://www.example.org.`);
    return 2;
  }
  if (!existsSync(PLAYWRIGHT)) {
    console.error('The tests are not installed here. Run: npm ci --include=dev');
    return 2;
  }
  const env = { ...process.env, BASE_URL: new URL(address).origin };
  const args = [PLAYWRIGHT, 'test', '--project=live'];
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
}

process.exitCode = checkLive(process.argv[2] ?? loadSite().url);
