import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkContent } from '../../../../src/check/checkContent';
import { filesIn } from '../../../../src/content/filesIn';
import { put } from '../../../support/ownFolder';

/** The bytes of files by path; in Base64, because `page.evaluate` passes on nothing binary. */
export type Files = Record<string, string>;

/** Decodes the bytes of a text file. */
export const text = (bytes: string) => Buffer.from(bytes, 'base64').toString();

/** Reads a content folder; the paths begin with `content/`, as in a repository. */
export function contentFiles(folder: string): Files {
  return Object.fromEntries(
    filesIn(folder).map((path) => [`content/${path}`, readFileSync(join(folder, path), 'base64')]),
  );
}

/**
 * Runs the content check on files, and returns a line for each problem.
 * @param folder an empty folder, to which the files are written
 */
export async function problemsOf(files: Files, folder: string): Promise<string[]> {
  for (const [path, bytes] of Object.entries(files)) {
    put(join(folder, path), Buffer.from(bytes, 'base64'));
  }
  const { problems } = await checkContent(join(folder, 'content'));
  return problems.map(
    ({ file, field: at = '', found }) => `${relative(folder, file)} ${at}: ${found}`,
  );
}
