import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The paths of the site's pages, which Gatsby makes from the files in `src/pages`. They exclude the not-found
 * page, the pages of photos, and the gallery's pages after the first.
 */
export const PAGES: readonly string[] = readdirSync(join(__dirname, '../pages'))
  .map((file) => basename(file, '.tsx'))
  .filter((name) => name !== '404')
  .map((name) => (name === 'index' ? '/' : `/${name}/`))
  .sort();
