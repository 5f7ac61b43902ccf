import { existsSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../markdown/filesIn';
import { PUBLISHED } from '../hosting/published';
import type { SiteRecord } from '../hosting/siteRecord';

/**
 * Folders to which only builds write, with names that change: `static` by Gatsby, `admin` by this project.
 * After an interrupted run they may contain files that no record names.
 */
const OWN_FOLDERS = ['static', 'admin'];

/**
 * Deletes the files of the last build that this build does not have. Gatsby never deletes pictures, so a
 * withdrawn one would stay available at its URL. After a run that wrote no record (the development server, an
 * interrupted build, a build with another version of the record), also deletes all other files in
 * `OWN_FOLDERS`.
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
  // On a file system that ignores case, both names may be the same file, which must stay.
  const place = (path: string) => realpathSync.native(join(PUBLISHED, path));
  const isThere = (path: string) => existsSync(join(PUBLISHED, path));
  const kept = new Set([...current].filter(isThere).map(place));
  const stale = [...new Set([...known, ...(isComplete ? [] : unknown)])].filter(
    (path) => !current.has(path) && isThere(path) && !kept.has(place(path)),
  );
  for (const path of stale) await rm(join(PUBLISHED, path));
  return stale;
}
