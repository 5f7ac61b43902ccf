import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../content/reading/filesIn';

/** What names a file: the address of an encoded picture, as page data has it, or the hash in another file's name. */
const NAME = /\/static\/[\da-f]{32}\/[^"\s,\\]+|[\da-f]{20,}/g;

/** The hash in the name of a script, style or font. Scripts build addresses from it. */
const HASH = /^static\/[^/]*-([\da-f]{20,})\./;

const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(NAME) ?? []));

/** Returns the pictures that page data names and that do not exist. HTML would escape apostrophes in addresses. */
export function missingPictures(data: readonly string[], site: string): string[] {
  const named = [...namesIn(data)].filter((name) => name.startsWith('/'));
  return named.map(decodeURIComponent).filter((path) => !existsSync(join(site, path)));
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
    const names = namesIn(found);
    const named = unnamed.filter((path) => names.has(nameOf(path)));
    unnamed = unnamed.filter((path) => !names.has(nameOf(path)));
    found = named
      .filter((path) => /\.(?:js|css)$/.test(path))
      .map((path) => readFileSync(join(site, path), 'utf8'));
  }
  for (const path of unnamed) rmSync(join(site, path));
  return unnamed;
}

function nameOf(path: string): string {
  return HASH.exec(path)?.[1] ?? `/${path.split('/').map(encodeURIComponent).join('/')}`;
}
