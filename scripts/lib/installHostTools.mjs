// @ts-check
import { existsSync } from 'node:fs';
import { findHostTools } from './hostTools.mjs';
import { run } from './run.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];

/**
 * Installs nginx and wrk from Debian's packages where they are missing and this user may. Where
 * not, it says how to get them; the tests that need them are skipped, and counted so.
 */
export async function ensureHostTools() {
  if (findHostTools()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`The tests of hosting need Debian's packages ${PACKAGES.join(', ')}; installing …`);
    const args = ['install', '--quiet=2', '--yes', '--no-install-recommends', ...PACKAGES];
    if ((await run('apt-get', ['update', '--quiet=2'], { env })) === 0) {
      await run('apt-get', args, { env });
    }
  }
  if (findHostTools()) return;
  console.log(
    `The tests of hosting are skipped: nginx with its static Brotli module, or wrk, is not here. On Debian or Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}`,
  );
}
