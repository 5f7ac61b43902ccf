import { REVALIDATE } from './cachePolicy';
import type { HeaderRule } from './headerRule';

/** Stated here because the lists of some nginx versions lack the newer ones. */
const CONTENT_TYPES: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/pdf': 'pdf',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

/**
 * What an nginx `server` block includes to serve the site by these rules; the block itself says
 * where: `listen`, `server_name`, certificates and `root`.
 */
export function nginxConfig(rules: HeaderRule[]): string {
  const everywhere = rules.filter(({ path }) => path === '/*').map(({ headers }) => headers);
  const cached = rules.filter(
    ({ headers }) => (headers['Cache-Control'] ?? REVALIDATE) !== REVALIDATE,
  );
  return `# Written by "npm run nginx:config" for one build; write it again after each build.
# Include it in the server block that has listen, server_name, certificates and root.
# Needs nginx's static Brotli module: Debian's package libnginx-mod-http-brotli-static.

charset utf-8;
charset_types text/css text/javascript text/plain application/xml;
server_tokens off;
types {
${Object.entries(CONTENT_TYPES)
  .map(([type, extensions]) => `    ${type} ${extensions};`)
  .join('\n')}
}

# The build has compressed every text already.
gzip_static on;
brotli_static on;
gzip_vary on;

${Object.entries(Object.assign({}, ...everywhere) as Record<string, string>)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

# No location below may have an add_header of its own: it would drop all of these.
set $cache_control "${REVALIDATE}";
add_header Cache-Control $cache_control always;

# A redirect from /services to /services/ must not name the port or protocol behind a proxy.
absolute_redirect off;
error_page 403 =404 /404.html;
error_page 404 /404.html;

location / {
    try_files $uri $uri/ =404;
}
location = /404.html {
    internal;
}
${cached.map(location).join('')}`;
}

function location({ path, headers }: HeaderRule): string {
  const where = path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
  return `location ${where} {
    set $cache_control "${headers['Cache-Control']}";
    try_files $uri =404;
}
`;
}
