// @ts-check
import { existsSync } from 'node:fs';
import { installDebian } from './debian.mjs';

// Debian installs servers into folders that are only on root's PATH.
const SERVERS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const MODULES = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** What to do where nginx is missing. */
export const NGINX_MISSING = `nginx with its static Brotli module is not here. On Debian or Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}`;

/** The paths of nginx and of its module that sends precompressed Brotli files; undefined without them. */
export function findNginx() {
  const [server, brotliModule] = [SERVERS, MODULES].map((paths) =>
    paths.find((path) => existsSync(path)),
  );
  return server && brotliModule ? { server, brotliModule } : undefined;
}

/**
 * Installs nginx from Debian's packages where it is missing and this user is root.
 * @returns whether it is here now
 */
export async function ensureNginx() {
  if (!findNginx()) await installDebian(...PACKAGES);
  return Boolean(findNginx());
}
