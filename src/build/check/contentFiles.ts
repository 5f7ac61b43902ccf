import { filesIn } from '../filesIn';

const SYSTEM_FILES = /(^|\/)(\.|~\$|(thumbs\.db|desktop\.ini)(\/|$))|~(\/|$)/i;

/**
 * All files of a folder and its subfolders, except what systems and editors leave behind.
 * @returns paths relative to the folder, with forward slashes, in the order of their code points
 */
export function contentFiles(folder: string): string[] {
  return filesIn(folder).filter((path) => !SYSTEM_FILES.test(path));
}
