// @ts-check
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

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
