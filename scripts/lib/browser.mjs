// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPrograms, installDebian } from './programs.mjs';
import { ReaderError } from './readerError.mjs';
import { run } from './run.mjs';

/** Chromium's arguments: it runs as root and without a screen, and sends nothing of its own to Google. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Whether a browser starts, which on Linux `--version` shows: Ubuntu's "chromium-browser" may be a script
 * that only prints how to install a snap, and a downloaded browser may lack system libraries.
 * @param {string} file
 */
function works(file) {
  // Windows and macOS have neither problem, and there `--version` may open a window.
  if (process.platform !== 'linux') return existsSync(file);
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * The browser for the end-to-end tests: the one that CHROMIUM_PATH names, else one on the PATH, else
 * Playwright's own; undefined when there is none. Throws a {@link ReaderError} when CHROMIUM_PATH is set
 * and no browser starts from there.
 * @param {string} ownPath where Playwright installs its own Chromium
 */
export function findBrowser(ownPath) {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return [...findPrograms(...NAMES), ownPath].find(works);
  if (works(named)) return named;
  throw new ReaderError(
    `CHROMIUM_PATH is "${named}", and no browser starts from there: correct it, or unset it to let npm test find or install one.`,
  );
}

/** Installs Playwright's own Chromium. */
function installOwn() {
  console.log("No Chromium or Chrome on this machine; installing Playwright's own …");
  const cli = 'node_modules/@playwright/test/cli.js';
  return run(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}

/**
 * Finds a browser, or installs one, and gives its path. Call it after the packages are installed: it
 * loads Playwright. Throws a {@link ReaderError} when no browser can be found or installed.
 */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  for (const install of [undefined, installOwn, () => installDebian('chromium')]) {
    await install?.();
    const found = findBrowser(own);
    if (found) return found;
  }
  throw new ReaderError(
    'The end-to-end tests need Chromium or Chrome; none was found, and none could be installed. Install one, or name one with CHROMIUM_PATH=/path/to/chrome npm test.',
  );
}
