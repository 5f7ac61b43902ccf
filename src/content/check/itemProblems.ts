import { basename, dirname } from 'node:path/posix';
import { LOGO_FILE } from '../reading/load';
import { isFolder } from '../schemas/kinds';
import type { CheckedFile } from './checkFile';
import type { Location } from './fields';
import { error, warning, type FileProblem, type Problem } from './problem';

/** Windows hides the second ending of a text. */
const PICTURE_ENDINGS = /(?<!\.md)\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|svg|jfif)$/i;

/** Endings of videos and of other files without words. */
const OTHER_ENDINGS = /\.(mov|mp4|m4v|avi|webm|3gp|mp3|m4a|wav|aae|psd|zip)$/i;

/** Returns problems that a single file does not show: duplicate titles and pictures, and files that nothing uses. */
export function itemProblems(
  checked: readonly CheckedFile[],
  files: readonly string[],
): FileProblem[] {
  const items = checked.filter(({ kind }) => isFolder(kind));
  const titles = items.flatMap(({ kind, file, fields }) => {
    const { location, words = '' } = fields.get('title') ?? {};
    const key = `${kind.type} ${words.trim().toLowerCase()}`;
    return location && words ? [{ ...location, file, key }] : [];
  });
  const uses = items.flatMap(({ kind, file, pictures }) =>
    pictures.map((used) => ({ ...used, file, key: `${kind.type} ${used.picture}` })),
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
    ...unusedFiles(checked, files),
  ];
}

/** Returns a warning for each title or picture whose key an earlier file already has. */
function repeated(
  uses: readonly (Location & { file: string; key: string })[],
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

function unusedFiles(checked: readonly CheckedFile[], files: readonly string[]): FileProblem[] {
  const used = new Set(checked.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)));
  const read = new Set([LOGO_FILE, ...checked.map(({ file }) => file)]);
  const unused = files.filter((file) => !used.has(file) && !read.has(file) && !/\.md$/i.test(file));
  const texts = unused.filter((file) => !PICTURE_ENDINGS.test(file));
  // The pictures of a text that cannot be read, or that names them wrongly, only look unused.
  const wrong = checked.filter(({ problems }) =>
    problems.some(({ severity }) => severity === 'error'),
  );
  const unsure = new Set([...texts, ...wrong.map(({ file }) => file)].map((file) => dirname(file)));
  const pictures = unused.filter(
    (file) => PICTURE_ENDINGS.test(file) && !unsure.has(dirname(file)),
  );
  return [
    ...texts.map((file) => ({ file, ...noText(file) })),
    ...pictures.map((file) => ({ file, ...UNUSED })),
  ];
}

const NO_PHOTO = error(
  'the site shows neither videos nor other files of this kind.',
  'Delete it, or move it out of content/.',
);

const UNUSED = warning(
  'the site does not use this picture.',
  'Delete it, or add a markdown file that names it (docs/adding-a-photo.md).',
);

function noText(file: string): Problem {
  if (OTHER_ENDINGS.test(file)) return NO_PHOTO;
  const name = basename(file)
    .trim()
    .replace(/(?<=.)(\.md)?([.,]\w*)?$/i, '');
  return error(
    'this file is ignored because its name does not end in .md.',
    `Save its words as plain text in a file named ${name}.md, or move it out of content/.`,
  );
}
