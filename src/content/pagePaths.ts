import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The paths of the pages that Gatsby makes from the files in `src/pages`, except the not-found page. */
export const PAGES: readonly string[] = readdirSync(join(__dirname, '../pages'))
  .map((file) => basename(file, '.tsx'))
  .filter((name) => name !== '404')
  .map((name) => (name === 'index' ? '/' : `/${name}/`))
  .sort();
