import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from '../content/filesIn';

/** Says that the last run of Gatsby left its cache whole, and which code made the nodes in it. */
const MARK = '.cache/whole';

/** Folders of the code that makes nodes and types. Gatsby itself notices changes of gatsby-node.ts only. */
const NODE_CODE = ['src/content', 'src/gatsby', 'src/schemas'];

/**
 * Deletes Gatsby's cache where the next run must not use it: the last one was interrupted, or the code that
 * makes nodes has changed since. To be called before Gatsby starts.
 * @returns whether there was such a cache
 */
export function removeUnusableCache(): boolean {
  const isWhole = existsSync(MARK) && readFileSync(MARK, 'utf8') === hashOf(NODE_CODE);
  if (!existsSync('.cache') || isWhole) return false;
  rmSync('.cache', { recursive: true });
  return true;
}

/** Removes the mark: from now on the cache may be incomplete. */
export function beginUse(): void {
  rmSync(MARK, { force: true });
}

/** Writes the mark: what Gatsby has in its cache now, the next run may use. */
export function endUse(): void {
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, hashOf(NODE_CODE));
}
