import { basename, dirname, extname } from 'node:path/posix';
import { isFolder, kindOf, type Kind } from '../kinds';
import { nearest } from './nearest';
import type { Problem } from './problem';
import { allOf } from './words';

const TEXT_ENDINGS = /\.(markdown|mdown|mdx|mkd|txt|text|ya?ml|rtf|docx?|odt|pages)$/i;
const PLAIN_TEXT_ENDINGS = /\.(markdown|mdown|mdx|mkd|txt|text|ya?ml)$/i;

/**
 * What the names and places of files say: pages without their file, and files no page is made of.
 * @param files all files, relative to `content/`
 */
export function fileProblems(files: readonly string[], kinds: readonly Kind[]): Problem[] {
  return [...missingFiles(files, kinds), ...files.flatMap((file) => oddFile(file, files, kinds))];
}

const problem = (file: string, found: string, expected: string, hint?: string): Problem => ({
  file: `content/${file}`,
  severity: 'error',
  found,
  expected,
  hint,
});

function missingFiles(files: readonly string[], kinds: readonly Kind[]): Problem[] {
  const missing = kinds.filter((kind) => !isFolder(kind) && !files.includes(kind.place));
  const noServices =
    files.some((file) => kindOf(file)?.field === 'services') ||
    problem(
      'services',
      'there is no service in this folder.',
      'Add at least one, or bring them back from the project’s history.',
    );
  return [
    ...missing.map(({ place }) => {
      const other = files.find((file) => file.toLowerCase() === place.toLowerCase());
      return problem(
        place,
        'this file is missing, and the site needs it.',
        other
          ? `Name content/${other} ${place}, in small letters.`
          : 'Bring it back from the project’s history.',
      );
    }),
    ...(noServices === true ? [] : [noServices]),
  ];
}

function oddFile(file: string, files: readonly string[], kinds: readonly Kind[]): Problem[] {
  const kind = kindOf(file);
  if (kind && isFolder(kind)) return twin(file, files);
  if (kind) return [];
  if (/\.md$/i.test(file)) return [misplaced(file, kinds)];
  if (!TEXT_ENDINGS.test(file)) return [];
  const name = basename(file).replace(/(\.md)?\.\w+$/i, '');
  return [
    problem(
      file,
      'this file is not read, because its name does not end in .md.',
      PLAIN_TEXT_ENDINGS.test(file)
        ? `Name it ${name}.md.`
        : `Copy its words into a plain text file named ${name}.md.`,
    ),
  ];
}

/** Two items whose names differ in case only: one of them vanishes on Windows and macOS. */
function twin(file: string, files: readonly string[]): Problem[] {
  const first = files.find((other) => other.toLowerCase() === file.toLowerCase());
  if (first === undefined || first === file) return [];
  return [
    problem(
      file,
      `content/${first} has the same name, but for capital letters.`,
      'Give one of the two another name; many computers take them for one file.',
    ),
  ];
}

function misplaced(file: string, kinds: readonly Kind[]): Problem {
  const folder = dirname(file);
  const folders = kinds.filter(isFolder).map(({ place }) => place.slice(0, -1));
  if (folder !== '.') {
    const [meant] = folders.includes(folder.split('/')[0])
      ? [folder.split('/')[0]]
      : nearest(folder, folders);
    return problem(
      file,
      'no page shows what is in this folder.',
      meant
        ? `Move the file, and its picture, to content/${meant}/.`
        : `Items stand in ${allOf(folders.map((name) => `content/${name}/`))}.`,
    );
  }
  const places = kinds.filter((kind) => !isFolder(kind)).map(({ place }) => place);
  const taken = places.find((place) => place.toLowerCase() === file.toLowerCase());
  if (taken) return problem(file, 'no page is made from this file.', `Name it ${taken}.`);
  const [meant] = nearest(
    basename(file, extname(file)),
    places.map((place) => place.slice(0, -3)),
  );
  return problem(
    file,
    'no page is made from this file.',
    `Photos belong in content/gallery/, services in content/services/. The files here are ${allOf(places)}.`,
    meant && `Did you mean ${meant}.md?`,
  );
}
