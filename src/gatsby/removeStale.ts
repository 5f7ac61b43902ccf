import { existsSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../markdown/filesIn';
import { PUBLISHED } from '../hosting/published';
import type { SiteRecord } from '../hosting/siteRecord';

/**
 * The folders into which only builds write files whose names change: `static` Gatsby, `admin` this project.
 * Where a run did not end, they may have files that no record names.
 */
const OWN_FOLDERS = ['static', 'admin'];

/**
 * Deletes the files of the last build that this one does not have. Gatsby leaves pictures for good: one that was
 * withdrawn would go on answering at its address. After a run that wrote no record (the development server, a
 * build that was interrupted, one with another version of the record), it deletes all other files of
 * `OWN_FOLDERS`, too.
 * @param last the record before this build
 * @param current the files of this build
 * @returns the paths of deleted files
 */
export async function removeStale(
  last: SiteRecord | undefined,
  current: ReadonlySet<string>,
): Promise<string[]> {
  const known = last ? [...last.pages, ...last.files] : [];
  const isComplete = last && !last.isOpen;
  const unknown = OWN_FOLDERS.flatMap((folder) =>
    filesIn(join(PUBLISHED, folder)).map((path) => `${folder}/${path}`),
  );
  // Where names that differ in case alone lead to one file, that file stays.
  const place = (path: string) => realpathSync.native(join(PUBLISHED, path));
  const isThere = (path: string) => existsSync(join(PUBLISHED, path));
  const kept = new Set([...current].filter(isThere).map(place));
  const stale = [...new Set([...known, ...(isComplete ? [] : unknown)])].filter(
    (path) => !current.has(path) && isThere(path) && !kept.has(place(path)),
  );
  for (const path of stale) await rm(join(PUBLISHED, path));
  return stale;
}
