import { basename, dirname } from 'node:path/posix';
import { isFolder } from '../../schemas/kinds';
import type { CheckedFile } from './checkFile';
import type { PictureFacts } from './inspectPicture';
import { warning, type FileProblem } from './problem';

const PICTURE_ENDINGS = /\.(jpe?g|png|webp|avif|tiff?|hei[cf]|gif|bmp|svg)$/i;

/**
 * What shows only when items are seen together: the same title or picture twice, and files that
 * nothing uses.
 * @param files all files, relative to `content/`
 * @param facts of every picture in use, by path
 */
export function itemProblems(
  checked: readonly CheckedFile[],
  files: readonly string[],
  facts: ReadonlyMap<string, PictureFacts>,
): FileProblem[] {
  const items = checked.filter(({ kind }) => isFolder(kind));
  const uses = items.flatMap(({ kind, file, pictures }) =>
    pictures.map(({ picture, line, column, field }) => {
      const key = `${kind.type} ${facts.get(picture)?.digest ?? picture}`;
      return { key, file, place: { line, column, field } };
    }),
  );
  const titles = items.map(({ kind, file, title, titleLine }) => ({
    key: title && `${kind.type} ${title.toLowerCase()}`,
    file,
    place: { line: titleLine, field: 'title' },
  }));
  return [
    ...repeated(titles).map(({ first, ...repeat }) => ({
      ...repeat,
      ...warning(
        `${first} has the same title.`,
        'Give one of the two another, so that visitors can tell them apart.',
      ),
    })),
    ...repeated(uses).map(({ first, ...repeat }) => ({
      ...repeat,
      ...warning(
        `${first} shows the same picture.`,
        'Use another picture here, or delete one of the two files.',
      ),
    })),
    ...unusedPictures(checked, files).map((file) => ({
      file: `content/${file}`,
      ...warning(
        'no page uses this picture.',
        'Add a markdown file that names it (docs/adding-a-photo.md), or delete it.',
      ),
    })),
  ];
}

interface Use<Place> {
  key: string | undefined;
  file: string;
  place: Place;
}

/** The places of those whose key an earlier one has, with the file of that one. */
function repeated<Place>(uses: readonly Use<Place>[]) {
  const firsts = new Map<string, string>();
  return uses.flatMap(({ key, file, place }) => {
    if (!key) return [];
    const first = firsts.get(key);
    if (first) return [{ file: `content/${file}`, first, ...place }];
    firsts.set(key, `content/${file}`);
    return [];
  });
}

function unusedPictures(checked: readonly CheckedFile[], files: readonly string[]): string[] {
  // A file with another mistake, or with the name in the wrong case, still means its picture.
  const plain = (text: string) => text.normalize().toLowerCase();
  const texts = checked.map(({ file, text }) => ({ folder: dirname(file), text: plain(text) }));
  const isNamed = (file: string) =>
    texts.some(
      ({ folder, text }) => folder === dirname(file) && text.includes(plain(basename(file))),
    );
  return files.filter((file) => PICTURE_ENDINGS.test(file) && !isNamed(file));
}
