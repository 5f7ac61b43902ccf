// @ts-check
import { existsSync } from 'node:fs';
import { findHostTools } from './host-tools.mjs';
import { run } from './run.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];

/**
 * Installs nginx and wrk from Debian's packages where they are missing and this user may. Where
 * not, the tests that need them fail and say so; the others run.
 */
export async function ensureHostTools() {
  if (findHostTools()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`The tests of hosting need Debian's packages ${PACKAGES.join(', ')}; installing …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '--quiet=2'], { env })) !== 0) return;
  const args = ['install', '--quiet=2', '--yes', '--no-install-recommends', ...PACKAGES];
  await run('apt-get', args, { env });
}
