import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../markdown/filesIn';
import { HASHED_FOLDER } from '../hosting/cachePolicy';
import { PUBLISHED } from '../hosting/published';

/** Returns the HTML file of one of Gatsby's pages from the page's path. */
export function pageFile(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}index.html`;
}

/**
 * Returns the files that the data of pages name, which are their pictures.
 * @param paths paths of Gatsby's pages
 */
export function picturesOf(paths: readonly string[]): Set<string> {
  const queries = new Set<string>();
  const pictures = new Set<string>();
  for (const path of paths) {
    const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
    const data = readData(`${name}/page-data.json`) as { staticQueryHashes: string[] };
    for (const hash of data.staticQueryHashes) queries.add(hash);
    addFiles(data, pictures);
  }
  for (const hash of queries) addFiles(readData(`sq/d/${hash}.json`), pictures);
  return pictures;
}

/** Returns the files in `static/`, which Gatsby copies. */
export function copiedFiles(): string[] {
  return existsSync('static') ? filesIn('static') : [];
}

function readData(path: string): unknown {
  return JSON.parse(readFileSync(join(PUBLISHED, 'page-data', path), 'utf8'));
}

/** Adds the files that the strings of a JSON value refer to, also as `srcset` lists. */
function addFiles(value: unknown, files: Set<string>): void {
  if (typeof value === 'string') {
    for (const source of value.split(/,\s+/)) {
      const [address] = source.split(' ');
      if (address.startsWith(HASHED_FOLDER)) files.add(decoded(address).slice(1));
    }
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) addFiles(inner, files);
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A text that only begins like a path.
    return address;
  }
}
