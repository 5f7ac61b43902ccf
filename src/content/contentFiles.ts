import { filesIn } from './filesIn';

const SYSTEM_FILES = /(^|\/)(\.|~\$|(thumbs\.db|desktop\.ini)(\/|$))|~(\/|$)/i;

/**
 * Lists the files of a content folder like `filesIn`, without hidden files and those that operating systems
 * and editors leave behind.
 */
export function contentFiles(folder: string): string[] {
  return filesIn(folder).filter((path) => !SYSTEM_FILES.test(path));
}
