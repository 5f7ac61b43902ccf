import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SYSTEM_FILES = /(^|\/)(\.|~\$|(thumbs\.db|desktop\.ini)(\/|$))|~(\/|$)/i;

/**
 * Lists all files of a folder and its subfolders; an empty list if there is no such folder.
 * @returns paths relative to the folder, with forward slashes, sorted by code units
 */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * Lists the files of a content folder like `filesIn`, without hidden files and those that operating systems and
 * editors create.
 */
export function contentFiles(folder: string): string[] {
  return filesIn(folder).filter((path) => !SYSTEM_FILES.test(path));
}
