import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The paths of the site's pages: Gatsby makes one of each file in `src/pages`. Without the not-found page, the pages
 * of photos, and those of the gallery after the first.
 */
export const PAGES: readonly string[] = readdirSync(join(__dirname, '../pages'))
  .map((file) => basename(file, '.tsx'))
  .filter((name) => name !== '404')
  .map((name) => (name === 'index' ? '/' : `/${name}/`))
  .sort();
