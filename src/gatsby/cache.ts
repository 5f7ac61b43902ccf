import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hashOf } from '../markdown/filesIn';

/** Holds a hash of the code that made the cache. */
const MARK = '.cache/made-by.txt';

/** Code that runs in Node: everything but components and hooks, which webpack checks itself. */
const CODE = /^(?!(?:.*\/)?use[A-Z]).*(?<!\.d)\.ts$/;

const codeHash = () => hashOf('src', CODE, ['package-lock.json']);

/**
 * Deletes Gatsby's cache and the built site if other code made them: Gatsby notices changes in `package.json` and
 * in `gatsby-*.ts`, but not in the files that these import. Call it before Gatsby starts.
 * @returns whether it deleted them
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
