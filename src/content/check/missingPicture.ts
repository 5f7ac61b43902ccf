import { basename, dirname, join } from 'node:path/posix';
import { nearest } from './nearest';
import type { Finding } from './problem';

type NameFinding = Pick<Finding, 'found' | 'expected' | 'hint'>;

/**
 * Why a written file name leads to no picture; `undefined` when it leads to one.
 * @param written the name as the front matter has it
 * @param folder the folder of the markdown file, relative to `content/`
 * @param files all files, relative to `content/`
 */
export function missingPicture(
  written: string,
  folder: string,
  files: readonly string[],
): NameFinding | undefined {
  if (/^https?:/i.test(written)) {
    return {
      found: 'this is the address of a picture elsewhere on the web.',
      expected: 'Save the picture in the same folder as this file, and write its file name here.',
    };
  }
  const path = join(folder, written);
  if (files.includes(path) && dirname(path) === (folder || '.')) return undefined;
  const name = written.split(/[\\/]/).at(-1) ?? '';
  if (name !== written && files.includes(join(folder, name))) {
    return {
      found: `"${written}" is more than a file name.`,
      expected: `Write ${name} alone: it is in the same folder.`,
    };
  }
  if (name !== written) {
    return {
      found: `"${written}" leads out of this file’s folder.`,
      expected: `Put the picture into ${shown(folder)}, and write its file name alone.`,
    };
  }
  return { found: `there is no file ${shown(path)}.`, ...suggestion(path, folder, files) };
}

function suggestion(path: string, folder: string, files: readonly string[]) {
  const here = files.filter((file) => dirname(file) === (folder || '.') && !/\.md$/i.test(file));
  const name = basename(path);
  const sameButCase = here.find((file) => file.toLowerCase() === path.toLowerCase());
  if (sameButCase) {
    return {
      expected: `Write ${basename(sameButCase)}, with the same capital and small letters as the file.`,
    };
  }
  const sameButAccents = here.find((file) => file.normalize() === path.normalize());
  if (sameButAccents) {
    return {
      expected: 'Its accents are stored in two ways. Name the file without accents, here too.',
    };
  }
  const elsewhere = files.find((file) => basename(file) === name);
  if (elsewhere) {
    return { expected: `Copy ${shown(elsewhere)} into ${shown(folder)}.` };
  }
  const stem = (file: string) =>
    basename(file)
      .replace(/\.\w+$/, '')
      .toLowerCase();
  const otherEnding = here.find((file) => stem(file) === stem(decoded(name)));
  const [meant] = otherEnding
    ? [basename(otherEnding)]
    : nearest(
        name,
        here.map((file) => basename(file)),
      );
  return {
    expected: `Put the picture into ${shown(folder)}, or write the name of one that is there.`,
    hint: meant && `Did you mean ${meant}?`,
  };
}

function decoded(name: string): string {
  return name.replace(/%20|\+/g, ' ');
}

const shown = (path: string) => join('content', path);
