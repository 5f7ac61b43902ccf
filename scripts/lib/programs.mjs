// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// Debian keeps servers where only root's PATH looks.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * The paths of programs that are on this machine.
 * @param {string[]} names
 */
export function findPrograms(...names) {
  const folders = FOLDERS.filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/**
 * Installs packages of Debian, where this user may.
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
