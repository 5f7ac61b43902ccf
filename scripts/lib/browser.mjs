// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ReaderError } from './readerError.mjs';

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
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  // On Windows and macOS the question may open a window, and neither case occurs.
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * The browser for the end-to-end tests: the one that CHROMIUM_PATH names, one on the PATH, or
 * Playwright's own; undefined when there is none. Throws a {@link ReaderError} when CHROMIUM_PATH names none.
 * @param {string} ownPath where Playwright puts its own Chromium
 */
export function findBrowser(ownPath) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new ReaderError(
      `CHROMIUM_PATH is "${named}", and no browser starts from there: correct it, or unset it to let npm test find or install one.`,
    );
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ownPath].find(works);
}
