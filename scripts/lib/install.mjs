// @ts-check
import { readFileSync } from 'node:fs';
import { ReaderError } from './readerError.mjs';
import { npm } from './run.mjs';

/**
 * Returns the packages in one of npm's lock files, by folder; none if there is no such file.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether all locked packages are installed. npm omits the optional ones of other systems. */
function isInstalled() {
  // npm writes this file last, so it is missing after an interrupted installation.
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([folder, { version, optional, devOptional }]) =>
      folder === '' || optional || devOptional || installed[folder]?.version === version,
  );
}

/** Installs the locked packages if any is missing. Throws a {@link ReaderError} on failure. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages (npm ci). The first time takes a minute or two …');
  if ((await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0) {
    throw new ReaderError(
      'The packages could not be installed. The lines above say why. Check that your Node.js version is one that README.md names, and that this machine can reach the npm registry. Then run the command again.',
    );
  }
}
