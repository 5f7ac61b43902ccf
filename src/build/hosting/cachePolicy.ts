/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For everything else: kept, but asked for again before each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The folder of pictures and fonts; Gatsby puts a hash into each address below it. */
export const HASHED_FOLDER = '/static/';

/** Gatsby's scripts and styles, such as `/app-0123456789abcdef0123.js`; the group is the hash. */
const HASHED_FILE = /^\/[^/]+[-.]([0-9a-f]{20})\.(?:js|css)$/;

/** The content hash in the name of a script or style in the site's top folder. */
export function contentHash(path: string): string | undefined {
  return HASHED_FILE.exec(path)?.[1];
}

/** The one Cache-Control of a path of the site. */
export function cachePolicy(path: string): string {
  return path.startsWith(HASHED_FOLDER) || contentHash(path) ? IMMUTABLE : REVALIDATE;
}
