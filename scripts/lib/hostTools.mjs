// @ts-check
import { existsSync } from 'node:fs';
import { findPrograms, installDebian } from './programs.mjs';

const MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];

/** What to do where the programs are missing. */
export const HOST_TOOLS_MISSING = `nginx with its static Brotli module, or wrk, is not here. On Debian or Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}`;

/**
 * The programs that the tests of hosting run beside Node.
 * @typedef {object} HostTools
 * @property {string} nginx the server
 * @property {string} brotliModule its module that serves precompressed Brotli
 * @property {string} wrk makes load
 */

/**
 * Finds the programs; undefined when one of them is missing.
 * @returns {HostTools | undefined}
 */
export function findHostTools() {
  const [nginx] = findPrograms('nginx');
  const [wrk] = findPrograms('wrk');
  const brotliModule = MODULES.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find(
    (file) => existsSync(file),
  );
  return nginx && wrk && brotliModule ? { nginx, wrk, brotliModule } : undefined;
}

/**
 * Installs nginx and wrk from Debian's packages where they are missing and this user may. Where
 * not, it says how to get them; the tests that need them are skipped, and counted so.
 */
export async function ensureHostTools() {
  if (!findHostTools()) await installDebian(...PACKAGES);
  if (!findHostTools()) console.log(`The tests of hosting are skipped: ${HOST_TOOLS_MISSING}`);
}
