import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../content/filesIn';

/** Folders whose HTML files are no pages of the site: parts of pages that Gatsby writes, and the desk. */
const NOT_PAGES = ['_gatsby', 'admin'];

/**
 * Reads the pages of a finished build.
 * @param folder the folder `public`
 * @returns the HTML of each page by its path in the folder
 */
export function readBuiltPages(folder: string): Record<string, string> {
  const isPage = (path: string) =>
    path.endsWith('.html') && !NOT_PAGES.includes(path.split('/')[0]);
  return Object.fromEntries(
    filesIn(folder)
      .filter(isPage)
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
