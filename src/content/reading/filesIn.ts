import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SYSTEM_FILES = /(^|\/)(\.|~\$|(thumbs\.db|desktop\.ini)(\/|$))|~(\/|$)/i;

/** Lists all files in a folder, if it exists, and below: relative paths with forward slashes, sorted. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !statSync(join(folder, path), { throwIfNoEntry: false })?.isDirectory())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Like `filesIn`, without hidden files and those that operating systems and editors create. */
export function contentFiles(folder: string): string[] {
  return filesIn(folder).filter((path) => !SYSTEM_FILES.test(path));
}
