import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../content/filesIn';

/** The folder that Gatsby builds into and hosts publish. */
export const PUBLISHED = 'public';

/** Folders whose HTML files are no pages of the site: parts of pages that Gatsby writes, and the desk. */
const NOT_PAGES = ['_gatsby', '~partytown', 'admin'];

/** Whether a file of the built site, by its path there, is the HTML of a page. */
export function isPageFile(path: string): boolean {
  return path.endsWith('.html') && !NOT_PAGES.includes(path.split('/')[0]);
}

/**
 * Reads the pages of a finished build.
 * @param folder the folder `public`
 * @returns the HTML of each page by its path in the folder
 */
export function readBuiltPages(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder)
      .filter(isPageFile)
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
