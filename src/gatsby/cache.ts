import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { readRecord } from '../hosting/siteRecord';

/** Exists while Gatsby's cache is clean, so that the next run may use it. */
const MARK = '.cache/clean.json';

interface Mark {
  /** The `id` of the built site that the cache belongs to. */
  site?: string;
  /** Hashes of the files that the cache depends on, by path. */
  dependencies: Record<string, string>;
}

/** The dependencies of this run. */
let dependencies: Mark['dependencies'] = {};

/**
 * Deletes Gatsby's cache unless it is clean. Call it before Gatsby starts.
 * @returns whether it deleted a cache
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
    // The mark is missing or truncated.
    return false;
  }
}

/**
 * Records what the cache depends on: the lock file, and all project files that this process has loaded, which
 * are the hooks and their imports. Call it once Gatsby has loaded the hooks.
 */
export function rememberDependencies(): void {
  const loaded = Object.keys(require.cache)
    .map((path) => relative('.', path).replaceAll('\\', '/'))
    .filter((path) => !/^(?:\.|node_modules\/)/.test(path));
  dependencies = Object.fromEntries(
    [...loaded, 'package-lock.json'].map((path) => [path, hashOf(path)]),
  );
}

/** Marks the cache as dirty, since from now on it may be incomplete. */
export function markDirty(): void {
  rmSync(MARK, { force: true });
}

/** Marks the cache as clean, so that the next run may use it. */
export function markClean(): void {
  mkdirSync(dirname(MARK), { recursive: true });
  const mark: Mark = { site: readRecord()?.id, dependencies };
  writeFileSync(MARK, JSON.stringify(mark));
}

/** Returns the hash of a file; empty if there is no such file. */
function hashOf(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
}
