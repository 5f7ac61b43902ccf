import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { readRecord } from '../hosting/siteRecord';

/** Is there while Gatsby's cache is clean: while the next run may use it. */
const MARK = '.cache/clean.json';

interface Mark {
  /** The `id` of the built site that Gatsby remembers in its cache. */
  site?: string;
  /** Hashes of the files that decide what Gatsby has in its cache, by path. */
  dependencies: Record<string, string>;
}

/** Those of this run. */
let dependencies: Mark['dependencies'] = {};

/**
 * Deletes Gatsby's cache unless it is clean. To be called before Gatsby starts.
 * @returns whether there was such a cache
 */
export function removeDirtyCache(): boolean {
  if (!existsSync('.cache') || isClean()) return false;
  rmSync('.cache', { recursive: true });
  return true;
}

function isClean(): boolean {
  try {
    const mark = JSON.parse(readFileSync(MARK, 'utf8')) as Mark;
    return (
      mark.site === readRecord()?.id &&
      Object.entries(mark.dependencies).every(([path, hash]) => hashOf(path) === hash)
    );
  } catch {
    // There is none, or it was cut off.
    return false;
  }
}

/**
 * Notes what the cache depends on: all files of the project that this process has loaded, which are the hooks
 * and what they import, and the lock file. To be called when Gatsby has loaded the hooks.
 */
export function rememberDependencies(): void {
  const loaded = Object.keys(require.cache)
    .map((path) => relative('.', path).replaceAll('\\', '/'))
    .filter((path) => !/^(?:\.|node_modules\/)/.test(path));
  dependencies = Object.fromEntries(
    [...loaded, 'package-lock.json'].map((path) => [path, hashOf(path)]),
  );
}

/** From now on the cache may be incomplete. */
export function markDirty(): void {
  rmSync(MARK, { force: true });
}

/** What Gatsby has in its cache now, the next run may use. */
export function markClean(): void {
  mkdirSync(dirname(MARK), { recursive: true });
  const mark: Mark = { site: readRecord()?.id, dependencies };
  writeFileSync(MARK, JSON.stringify(mark));
}

/** A hash of a file; empty where there is none. */
function hashOf(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
}
