/**
 * npm run check:live -- URL: checks a published site from outside, with the browser tests that pass for any
 * content (`__tests__/e2e/real-content`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { siteOrigin } from './publish';
import { ReaderError, run } from './readerError';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

function checkLive(address?: string) {
  if (!existsSync(PLAYWRIGHT)) {
    throw new ReaderError('The tests are not installed here. Run: npm ci --include=dev');
  }
  const env = { ...process.env, CHECK_LIVE_ORIGIN: siteOrigin(address) };
  const args = [PLAYWRIGHT, 'test', '--project=live'];
  process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
}

void run(() => checkLive(process.argv[2]));
