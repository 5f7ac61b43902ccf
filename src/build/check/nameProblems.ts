import { basename, dirname, join } from 'node:path/posix';
import { ICON_NAMES } from '../../schemas/iconNames';
import { GALLERY_FOLDER } from '../../schemas/photo';
import { nearest } from './nearest';
import { didYouMean, error, warning, type Problem } from './problem';

/** Why a written name is no icon; `undefined` when it is one. */
export function iconProblem(name: string): Problem | undefined {
  if (ICON_NAMES.includes(name)) return undefined;
  return error(
    `there is no icon named "${name}".`,
    'Choose one at lucide.dev/icons and write its name as it stands there.',
    didYouMean(...nearest(name, ICON_NAMES, 3)),
  );
}

/**
 * Why a written name is no photo of the gallery; `undefined` when it is one.
 * @param files all files, relative to `content/`
 */
export function photoProblem(written: string, files: readonly string[]): Problem | undefined {
  const photos = files
    .filter((file) => file.startsWith(GALLERY_FOLDER) && file.endsWith('.md'))
    .map((file) => basename(file, '.md'));
  if (photos.includes(written)) return undefined;
  return warning(
    `the gallery has no photo named "${written}".`,
    `Write the name of a file in content/${GALLERY_FOLDER}, without .md, or leave the field out.`,
    didYouMean(...nearest(written.replace(/\.\w+$/, ''), photos)),
  );
}

/**
 * Why a written file name leads to no picture; `undefined` when it leads to one.
 * @param written the name as the front matter has it
 * @param folder the folder of the markdown file, relative to `content/`
 * @param files all files, relative to `content/`
 */
export function missingPictureProblem(
  written: string,
  folder: string,
  files: readonly string[],
): Problem | undefined {
  if (/^https?:/i.test(written)) {
    return error(
      'this is the address of a picture elsewhere on the web.',
      'Save the picture in the same folder as this file, and write its file name here.',
    );
  }
  const path = join(folder, written);
  if (files.includes(path) && dirname(path) === folder) return undefined;
  const name = written.split(/[\\/]/).at(-1) ?? '';
  if (name === written) {
    return error(`there is no file ${shown(path)}.`, ...suggestion(name, folder, files));
  }
  return files.includes(join(folder, name))
    ? error(
        `"${written}" is more than a file name.`,
        `Write ${name} alone: it is in the same folder.`,
      )
    : error(
        `"${written}" leads out of this file’s folder.`,
        `Put the picture into ${shown(folder)}, and write its file name alone.`,
      );
}

/** What to do about a name that no file of the folder has, and which one may be meant. */
function suggestion(
  name: string,
  folder: string,
  files: readonly string[],
): [expected: string, hint?: string] {
  const names = files
    .filter((file) => dirname(file) === folder && !/\.md$/i.test(file))
    .map((file) => basename(file));
  const sameButCase = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (sameButCase) {
    return [`Write ${sameButCase}, with the same capital and small letters as the file.`];
  }
  if (names.some((other) => other.normalize() === name.normalize())) {
    return ['Its accents are stored in two ways. Name the file without accents, here too.'];
  }
  const elsewhere = files.find((file) => basename(file) === name);
  if (elsewhere) return [`Copy ${shown(elsewhere)} into ${shown(folder)}.`];
  const stem = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
  // Browsers write spaces in the names of downloads in these two ways.
  const spaced = name.replace(/%20|\+/g, ' ');
  const meant = names.find((other) => stem(other) === stem(spaced)) ?? nearest(name, names)[0];
  return [
    `Put the picture into ${shown(folder)}, or write the name of one that is there.`,
    didYouMean(meant),
  ];
}

const shown = (path: string) => join('content', path);
