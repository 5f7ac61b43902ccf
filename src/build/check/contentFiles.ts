import { readdir } from 'node:fs/promises';
import { join } from 'node:path/posix';

const SYSTEM_FILES = /^(\.|~\$|thumbs\.db$|desktop\.ini$)|~$/i;

/**
 * All files of a folder and its subfolders, except what systems and editors leave behind.
 * @returns paths relative to the folder, with forward slashes, in the order of their code points
 */
export async function contentFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  async function walk(inner: string): Promise<void> {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      if (SYSTEM_FILES.test(entry.name)) continue;
      const path = join(inner, entry.name);
      if (entry.isDirectory()) await walk(path);
      else files.push(path);
    }
  }
  await walk('.');
  return files.sort();
}
