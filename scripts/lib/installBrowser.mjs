// @ts-check
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { ReaderError } from './readerError.mjs';
import { run } from './run.mjs';

/**
 * Installs Playwright's own Chromium.
 * @returns {Promise<unknown>}
 */
function installOwn() {
  console.log("No Chromium or Chrome on this machine; installing Playwright's own …");
  const cli = 'node_modules/@playwright/test/cli.js';
  return run(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}

/** Installs Debian's Chromium, where this user may. */
async function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log("That did not work; installing Debian's package chromium …");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })) !== 0) return;
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env });
}

/**
 * Finds a browser, or else installs one, and gives its path. Needs the packages installed.
 * Throws a {@link ReaderError} when there is no way to one.
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  for (const install of [undefined, installOwn, installDebian]) {
    await install?.();
    const found = findBrowser(own);
    if (found) return found;
  }
  throw new ReaderError(
    'The end-to-end tests need Chromium or Chrome; none was found, and none could be installed. Install one, or name one with CHROMIUM_PATH=/path/to/chrome npm test.',
  );
}
