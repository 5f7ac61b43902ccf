import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../content/reading/filesIn';

/** Holds a hash of the code that made the cache. */
const MARK = '.cache/made-by.txt';

/** The code in `src/` that makes nodes, types and query results. webpack notices changes in all other code. */
const CODE = /^(build|cms|content)\/.*(?<!\.d)\.ts$/;

/** Returns a hash of that code and of the installed packages. */
function codeHash(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const path of filesIn('src').filter((name) => CODE.test(name))) {
    hash.update(path).update(readFileSync(join('src', path)));
  }
  return hash.digest('hex');
}

/**
 * Prepares Gatsby's folders for a run; call it before Gatsby starts. Empties them if other code has filled them, which
 * Gatsby would not notice, or if a build was interrupted. Otherwise deletes only the nodes: Gatsby stores a node at
 * once, but what it has made of it only later, so after an interruption it would take old pages for new ones.
 * @returns whether it has emptied them
 */
export function prepareCache(): boolean {
  const isWhole = existsSync(MARK) && readFileSync(MARK, 'utf8') === codeHash();
  if (isWhole) {
    empty('.cache/data');
    return false;
  }
  // `public/static` stays: at the end of a build, `sweep` deletes what no page names.
  return [empty('.cache'), empty('public', 'static')].includes(true);
}

/** Deletes what a folder contains, except one name; not the folder, which may be a link or a volume. */
function empty(folder: string, except?: string): boolean {
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const names = all.filter((name) => name !== except);
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
  return names.length > 0;
}

/** Lets the next run use the cache, if no code changes until then. */
export const keepCache = () => writeFileSync(MARK, codeHash());

/** Makes the next run start from nothing. */
export const giveUpCache = () => rmSync(MARK, { force: true });
