// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// Debian installs servers into folders that are only on root's PATH.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * The paths of the programs with these names that are installed.
 * @param {string[]} names
 */
export function findPrograms(...names) {
  const folders = FOLDERS.filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/**
 * Installs Debian packages; does nothing on other systems, or when this user is not root.
 * @param {string[]} packages
 */
export async function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing from Debian: ${packages.join(', ')} …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '--quiet=2', '--yes', '--no-install-recommends', ...packages];
  if ((await run('apt-get', ['update', '--quiet=2'], options)) !== 0) return;
  await run('apt-get', install, options);
}
