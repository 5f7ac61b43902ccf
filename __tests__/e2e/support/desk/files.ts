import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '../../../../src/build/check/checkContent';

/** Files by path; their bytes in Base64, which pages and tests can hand each other. */
export type Files = Record<string, string>;

/** The words of a file. */
export const text = (bytes: string) => Buffer.from(bytes, 'base64').toString();

/** The files of a content folder, at the paths they have in a repository. */
export function contentFiles(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [`content${path.slice(folder.length)}`, readFileSync(path, 'base64')]),
  );
}

/**
 * What the content check says of files that the desk left.
 * @param folder where they are written for it
 */
export async function problemsOf(files: Files, folder: string): Promise<string[]> {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes, 'base64');
  }
  const { problems } = await checkContent(join(folder, 'content'));
  return problems.map(({ file, field: at = '', found }) => `${file} ${at}: ${found}`);
}
