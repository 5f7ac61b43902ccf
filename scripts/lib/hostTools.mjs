// @ts-check
import { existsSync } from 'node:fs';
import { findPrograms, installDebian } from './programs.mjs';
import { ReaderError } from './readerError.mjs';

const MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'];
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'wrk'];

/** What to do where the programs are missing. */
export const HOST_TOOLS_MISSING = `nginx with its static Brotli module, or wrk, is not here. On Debian or Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}`;

/**
 * The programs with which tests and benchmarks serve the site as a host does.
 * @typedef {object} HostTools
 * @property {string} nginx path of the server
 * @property {string} brotliModule path of its module that sends precompressed Brotli files
 * @property {string} wrk path of the HTTP load generator
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

/** Finds the programs; throws a {@link ReaderError} with the command that installs them. */
export function hostTools() {
  const found = findHostTools();
  if (found) return found;
  throw new ReaderError(HOST_TOOLS_MISSING);
}

/**
 * Installs missing programs from Debian's packages, where this user is root.
 * @returns whether all are here now
 */
export async function ensureHostTools() {
  if (!findHostTools()) await installDebian(...PACKAGES);
  return Boolean(findHostTools());
}
