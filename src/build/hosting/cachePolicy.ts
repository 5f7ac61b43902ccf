/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * For everything else: kept, but asked for again before each use. Netlify and Cloudflare Pages send it
 * with all that no rule speaks of.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The folder of scripts, styles, pictures and fonts, each with a hash in its address. */
export const HASHED_FOLDER = '/static/';

/** The one Cache-Control of a path of the site. */
export function cachePolicy(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? IMMUTABLE : REVALIDATE;
}
