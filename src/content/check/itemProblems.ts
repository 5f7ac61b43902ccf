import { LOGO_FILE } from '../reading/load';
import { isFolder } from '../schemas/kinds';
import type { CheckedFile } from './checkFile';
import type { Location } from './fields';
import { error, type FileProblem, warning } from './problem';

/** Windows hides the second ending of a text. */
const PICTURE_ENDINGS = /(?<!\.md)\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|svg|jfif)$/i;

/** Returns problems that a single file does not show: duplicate titles and pictures, and files that nothing uses. */
export function itemProblems(
  checked: readonly CheckedFile[],
  files: readonly string[],
): FileProblem[] {
  const items = checked.filter(({ kind }) => isFolder(kind));
  const titles = items.flatMap(({ kind, file, fields }) => {
    const { location, words = '' } = fields.get('title') ?? {};
    const key = `${kind.type} ${words.trim().toLowerCase()}`;
    return location && words ? [{ location, file, key }] : [];
  });
  const uses = items.flatMap(({ kind, file, pictures }) =>
    pictures.map(({ picture, location }) => ({ location, file, key: `${kind.type} ${picture}` })),
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
  uses: readonly { location: Location; file: string; key: string }[],
  found: string,
  expected: string,
): FileProblem[] {
  return uses.flatMap(({ key, file, location }) => {
    const first = uses.find((use) => use.key === key)?.file;
    if (first === file) return [];
    return [{ file, ...location, ...warning(`content/${first ?? ''} ${found}`, expected) }];
  });
}

function unusedFiles(checked: readonly CheckedFile[], files: readonly string[]): FileProblem[] {
  const used = new Set(checked.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)));
  const unused = files.filter(
    (file) => !used.has(file) && file !== LOGO_FILE && !/\.md$/i.test(file),
  );
  const others = unused.filter((file) => !PICTURE_ENDINGS.test(file));
  // The picture of a text that cannot be read, or that names it wrongly, only looks unused.
  const isSure =
    others.length === 0 &&
    checked.every(({ problems }) => problems.every(({ severity }) => severity === 'warning'));
  const pictures = isSure ? unused : [];
  return [
    ...others.map((file) => ({ file, ...OTHER })),
    ...pictures.map((file) => ({ file, ...UNUSED })),
  ];
}

const OTHER = error(
  'the site does not use this file: it shows only pictures, and texts whose names end in .md.',
  'Save words as plain text in a file with such a name. Delete any other file, or move it out of content/.',
);

const UNUSED = warning(
  'the site does not use this picture.',
  'Delete it, or add a markdown file that names it (docs/adding-a-photo.md).',
);
