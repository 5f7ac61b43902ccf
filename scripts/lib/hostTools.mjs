// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps servers where only root's PATH looks.
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const BROTLI_MODULES = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

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
  const nginx = findProgram('nginx');
  const wrk = findProgram('wrk');
  const brotliModule = BROTLI_MODULES.find((file) => existsSync(file));
  return nginx && wrk && brotliModule ? { nginx, wrk, brotliModule } : undefined;
}

/**
 * The path of a program; undefined when it is not there.
 * @param {string} name
 */
export function findProgram(name) {
  return FOLDERS.filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
