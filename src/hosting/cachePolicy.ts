/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * For everything else: cached, but revalidated before each use. Netlify and Cloudflare Pages send this by
 * default for each path without a rule.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The folder of scripts, styles, pictures and fonts, each with a hash in its path. */
export const HASHED_FOLDER = '/static/';

/** Returns the `Cache-Control` value for a path of the site. */
export function cachePolicy(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? IMMUTABLE : REVALIDATE;
}
