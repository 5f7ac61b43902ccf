// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPrograms, installDebian } from './programs.mjs';
import { ReaderError } from './readerError.mjs';
import { run } from './run.mjs';

/** What Chromium is started with: as root, without a screen, and without calling home. */
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
 * Whether a browser starts here. Ubuntu has a "chromium-browser" that only says to install a snap,
 * and a download may lack system libraries; asking for the version tells both apart.
 * @param {string} file
 */
function works(file) {
  // On Windows and macOS the question may open a window, and neither case occurs.
  if (process.platform !== 'linux') return existsSync(file);
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * The browser for the end-to-end tests: the one that CHROMIUM_PATH names, one on the PATH, or
 * Playwright's own; undefined when there is none. Throws a {@link ReaderError} when CHROMIUM_PATH names none.
 * @param {string} ownPath where Playwright puts its own Chromium
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
 * Finds a browser, or else installs one, and gives its path. Needs the packages installed.
 * Throws a {@link ReaderError} when there is no way to one.
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
