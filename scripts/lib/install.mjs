// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { ReaderError } from './readerError.mjs';
import { npm } from './run.mjs';
import { matchesLock } from './lock.mjs';

/**
 * The packages a lock file names; undefined when there is no such file.
 * @param {string} file
 * @returns {import('./lock.mjs').Packages | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Installs the locked packages unless they are there. Throws a {@link ReaderError} on failure. */
export async function installIfNeeded() {
  const locked = packagesOf('package-lock.json');
  // npm writes this file last, so a broken-off installation has none.
  const installed = packagesOf('node_modules/.package-lock.json');
  if (locked && installed && matchesLock(locked, installed)) return;
  console.log('Installing the packages (npm ci); the first time takes a minute or two …');
  if ((await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) {
    throw new ReaderError(
      'The packages could not be installed: the lines above say why. Check that this machine reaches the npm registry, then run the command again.',
    );
  }
}
