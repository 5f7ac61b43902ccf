import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/**
 * Returns a hash of the names and contents of files in a folder and its subfolders.
 * @param meant matches the paths to include
 * @param others files elsewhere to include
 */
export function hashOf(folder: string, meant: RegExp, others: readonly string[] = []): string {
  const files = filesIn(folder).filter((path) => meant.test(path));
  const hash = createHash('sha256');
  for (const file of [...files.map((path) => join(folder, path)), ...others]) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
