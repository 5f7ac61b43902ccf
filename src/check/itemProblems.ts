import { basename, dirname } from 'node:path/posix';
import { LOGO_FILE } from '../markdown/load';
import { isFolder } from '../schemas/kinds';
import type { CheckedFile } from './checkFile';
import type { Place } from './fields';
import type { PictureFacts } from './inspectPicture';
import { withoutSecondEnding } from './nameProblems';
import { warning, type FileProblem } from './problem';

const PICTURE_ENDINGS = /\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|svg)$/i;

/**
 * Returns problems that a single file does not show: duplicate titles and pictures, and unused pictures.
 * @param files all files, relative to `content/`
 * @param inspected all pictures in use, by path
 * @returns problems whose `file` is relative to `content/`
 */
export function itemProblems(
  checked: readonly CheckedFile[],
  files: readonly string[],
  inspected: ReadonlyMap<string, PictureFacts>,
): FileProblem[] {
  const items = checked.filter(({ kind }) => isFolder(kind));
  const titles = items.flatMap(({ kind, file, title }) =>
    title ? [{ ...title, file, key: `${kind.type} ${title.words.toLowerCase()}` }] : [],
  );
  const uses = items.flatMap(({ kind, file, pictures }) =>
    pictures.map((used) => ({
      ...used,
      file,
      key: `${kind.type} ${inspected.get(used.picture)?.digest ?? used.picture}`,
    })),
  );
  return [
    ...repeated(
      titles,
      'has the same title.',
      'Change one of the two so that visitors can tell them apart.',
    ),
    ...repeated(
      uses,
      'shows the same picture.',
      'Use another picture here, or delete one of the two files.',
    ),
    ...unusedPictures(checked, files).map((file) => ({
      file,
      ...warning(
        'the site does not use this picture.',
        'Delete it, or add a markdown file that names it (docs/adding-a-photo.md).',
      ),
    })),
  ];
}

/** Returns a warning for each title or picture whose key an earlier file already has. */
function repeated(
  uses: readonly (Place & { file: string; key: string })[],
  found: string,
  expected: string,
): FileProblem[] {
  const firsts = new Map<string, string>();
  return uses.flatMap(({ key, file, line, column, field }) => {
    const first = firsts.get(key);
    if (!first) firsts.set(key, file);
    if (!first) return [];
    return [{ file, line, column, field, ...warning(`content/${first} ${found}`, expected) }];
  });
}

function unusedPictures(checked: readonly CheckedFile[], files: readonly string[]): string[] {
  // Searches the plain text, since a file still uses its picture if it has another mistake, or has the name in
  // the wrong case or without its second ending.
  const plain = (text: string) => text.normalize().toLowerCase();
  const texts = checked.map(({ file, text }) => ({ folder: dirname(file), text: plain(text) }));
  const isNamed = (file: string) =>
    texts.some(
      ({ folder, text }) =>
        folder === dirname(file) && text.includes(plain(withoutSecondEnding(basename(file)))),
    );
  return files.filter((file) => file !== LOGO_FILE && PICTURE_ENDINGS.test(file) && !isNamed(file));
}
