import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../content/reading/filesIn';

/** Holds a hash of the code that made the cache. */
const MARK = '.cache/made-by.txt';

/** The code that Node runs, which makes nodes, types and query results. webpack notices changes in styles and components. */
const CODE = /(?<!\.d)\.ts$/;

/** Returns a hash of that code and of the installed packages. */
function codeHash(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const path of filesIn('src').filter((name) => CODE.test(name))) {
    hash.update(path).update(readFileSync(join('src', path)));
  }
  return hash.digest('hex');
}

/**
 * Deletes Gatsby's cache and the built site if other code made them, and returns whether it did. Gatsby notices changes
 * in `package.json` and in `gatsby-*.ts`, but not in the files that these import. Call it before Gatsby starts.
 */
export function dropOutdatedCache(): boolean {
  if (!existsSync('.cache')) return false;
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === codeHash()) return false;
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  return true;
}

/** Lets the next build use the cache, if no code changes until then. */
export const keepCache = () => writeFileSync(MARK, codeHash());

/** Makes the next build start from nothing. */
export const giveUpCache = () => rmSync(MARK, { force: true });
