import { HASHED_FOLDER, IMMUTABLE, REVALIDATE } from './cachePolicy';
import { SECURITY_HEADERS } from './headers';

/** Extensions by content type; the lists of some nginx versions lack the newer types. */
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

const OPENER = 'Cross-Origin-Opener-Policy';

const DESK = `location /admin/ {
    set $opener "same-origin-allow-popups";
    try_files $uri $uri/ =404;
}
`;

/**
 * The file that an nginx `server` block includes to serve the site, the same for every build. The block
 * itself has `listen`, `server_name`, the certificates and `root`.
 * @param popup whether staff sign in to the desk in a popup, which has to report back to it
 */
export function nginxConfig(popup = false): string {
  return `# Written by "npm run nginx:config", the same for every build.
# Include it in the server block that has listen, server_name, certificates and root.
# Needs nginx's static Brotli module: Debian's package libnginx-mod-http-brotli-static.

charset utf-8;
charset_types text/css text/javascript text/plain application/xml;
server_tokens off;
types {
${lines(CONTENT_TYPES, (type, extensions) => `    ${type} ${extensions};`)}
}

# The build has compressed every text already.
gzip_static on;
brotli_static on;
gzip_vary on;

${lines(SECURITY_HEADERS, (name, value) => `add_header ${name} ${name === OPENER ? '$opener' : `"${value}"`} always;`)}
set $opener "${SECURITY_HEADERS[OPENER]}";

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
location ^~ ${HASHED_FOLDER} {
    set $cache_control "${IMMUTABLE}";
    try_files $uri =404;
}
${popup ? DESK : ''}`;
}

function lines(entries: Readonly<Record<string, string>>, line: (a: string, b: string) => string) {
  return Object.entries(entries)
    .map(([name, value]) => line(name, value))
    .join('\n');
}
