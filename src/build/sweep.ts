import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../content/reading/filesIn';

/** The address of an encoded picture, as page data has it. */
const PICTURE = /\/static\/[\da-f]{32}\/[^"\s,\\]+/g;

/** The hash in the name of a script, style or font. */
const HASH = /-([\da-f]{20,})\./;

/** Returns the pictures that page data names and that do not exist. HTML would escape apostrophes in addresses. */
export function missingPictures(data: readonly string[], site: string): string[] {
  const named = new Set(data.flatMap((text) => text.match(PICTURE) ?? []));
  return [...named].map(decodeURIComponent).filter((path) => !existsSync(join(site, path)));
}

/**
 * Deletes the files in `static/` of a built site that nothing names, and returns their paths. Gatsby never deletes
 * pictures, so a withdrawn one would stay available at its address.
 * @param texts pages and their data; scripts and styles that these name may name others
 */
export function sweep(texts: readonly string[], site: string): string[] {
  let unnamed = filesIn(join(site, 'static')).map((path) => `static/${path}`);
  let found = texts;
  while (found.length > 0) {
    const named = unnamed.filter((path) => found.some((text) => isNamed(path, text)));
    unnamed = unnamed.filter((path) => !named.includes(path));
    found = named
      .filter((path) => /\.(?:js|css)$/.test(path))
      .map((path) => readFileSync(join(site, path), 'utf8'));
  }
  for (const path of unnamed) rmSync(join(site, path));
  return unnamed;
}

/** Whether a text contains the address of a file, or the hash in its name, from which scripts build addresses. */
function isNamed(path: string, text: string): boolean {
  const hash = HASH.exec(path)?.[1];
  return text.includes(hash ?? path.split('/').map(encodeURIComponent).join('/'));
}
