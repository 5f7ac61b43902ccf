// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { ReaderError } from './readerError.mjs';
import { npm } from './run.mjs';

/**
 * The packages of an npm lock file, by folder; the key '' is the project itself.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} Packages
 */

/**
 * Whether exactly the locked packages are installed. Optional ones may be absent: npm does not install
 * those for other systems.
 * @param {Packages} locked from package-lock.json
 * @param {Packages} installed from node_modules/.package-lock.json, where npm records what it installed
 */
export function matchesLock(locked, installed) {
  const allAsLocked = Object.entries(locked).every(([folder, entry]) => {
    const found = installed[folder];
    if (!found) return folder === '' || Boolean(entry.optional ?? entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
  return allAsLocked && Object.keys(installed).every((folder) => folder in locked);
}

/** Installs the locked packages unless they are installed. Throws a {@link ReaderError} on failure. */
export async function installIfNeeded() {
  // npm writes the second file last, so it is missing after an interrupted installation.
  const files = ['package-lock.json', 'node_modules/.package-lock.json'];
  const [locked, installed] = files.map((file) =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined,
  );
  if (locked && installed && matchesLock(locked, installed)) return;
  console.log('Installing the packages (npm ci); the first time takes a minute or two …');
  if ((await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) {
    throw new ReaderError(
      'The packages could not be installed: the lines above say why. Check that this machine reaches the npm registry, then run the command again.',
    );
  }
}
