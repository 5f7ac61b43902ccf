import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders that Gatsby leaves beside the site, and the editor; what HTML they hold is part of no page. */
const NOT_PAGES = ['_gatsby', '~partytown', 'admin'];

/**
 * Reads the pages of a finished build.
 * @param folder the folder `public`
 * @returns the HTML of each page by its path in the folder
 */
export function readBuiltPages(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.html') &&
      !NOT_PAGES.includes(path.split(sep)[0]) &&
      // Gatsby also names a folder of its data after a page.
      statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
