// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { ReaderError } from './readerError.mjs';
import { run } from './run.mjs';

/**
 * Path of headless Chromium in Debian's package of the same name. With it, tests take a third less processor
 * time.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the browsers with windows on this machine. */
function installed() {
  try {
    return Launcher.getInstallations();
  } catch {
    // It throws if there is none.
    return [];
  }
}

/**
 * Whether a browser starts. On Linux, `--version` shows this: Ubuntu's "chromium-browser" may be a script that
 * only prints how to install a snap, and a downloaded browser may lack system libraries.
 * @param {string} file
 */
function works(file) {
  // Windows and macOS have neither problem, and there `--version` may open a window.
  if (process.platform !== 'linux') return existsSync(file);
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * Returns the path of the browser that CHROME_PATH names, or else of one on this machine, preferably headless,
 * or else of Playwright's own; undefined if there is none.
 */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  const candidates = [HEADLESS_SHELL, ...installed(), chromium.executablePath()];
  return (CHROME_PATH ? [CHROME_PATH, ...candidates] : candidates).find(works);
}

/** Installs Playwright's own Chromium. */
function installOwn() {
  console.log("No Chromium or Chrome on this machine; installing Playwright's own …");
  const cli = 'node_modules/@playwright/test/cli.js';
  return run(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}

/**
 * Installs Debian packages; does nothing on other systems, or when this user is not root.
 * @param {string[]} packages
 */
async function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '--quiet=2', '--yes', '--no-install-recommends', ...packages];
  if ((await run('apt-get', ['update', '--quiet=2'], options)) !== 0) return;
  await run('apt-get', install, options);
}

/** Finds a browser, or installs one. Throws a {@link ReaderError} if neither works. */
export async function ensureBrowser() {
  for (const install of [
    undefined,
    installOwn,
    () => installDebian('chromium-headless-shell'),
    () => installDebian('chromium'),
  ]) {
    await install?.();
    if (findBrowser()) return;
  }
  throw new ReaderError(
    'The browser tests need Chromium or Chrome. None was found, and none could be installed. Install one, or set its path: CHROME_PATH=/path/to/chrome npm test.',
  );
}
