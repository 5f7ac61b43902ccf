import { basename, dirname } from 'node:path/posix';
import { isFolder } from '../kinds';
import type { CheckedFile } from './checkFile';
import type { PictureFacts } from './inspectPicture';
import type { Problem } from './problem';

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
): Problem[] {
  const items = checked.filter(({ kind }) => isFolder(kind));
  return [...sameTitles(items), ...samePictures(items, facts), ...unusedFiles(checked, files)];
}

function sameTitles(items: readonly CheckedFile[]): Problem[] {
  return repeated(items, ({ kind, title }) => title && `${kind.type} ${title.toLowerCase()}`).map(
    ({ item, first }) => ({
      file: `content/${item.file}`,
      line: item.titleLine,
      field: 'title',
      severity: 'warning',
      found: `content/${first.file} has the same title.`,
      expected: 'Give one of the two another, so that visitors can tell them apart.',
    }),
  );
}

function samePictures(
  items: readonly CheckedFile[],
  facts: ReadonlyMap<string, PictureFacts>,
): Problem[] {
  const uses = items.flatMap(({ kind, file, pictures }) =>
    pictures.map((picture) => ({ kind, file, ...picture })),
  );
  const key = ({ kind, picture }: (typeof uses)[number]) =>
    `${kind.type} ${facts.get(picture)?.digest ?? picture}`;
  return repeated(uses, key).map(({ item, first }) => ({
    file: `content/${item.file}`,
    line: item.line,
    column: item.column,
    field: item.field,
    severity: 'warning',
    found: `content/${first.file} shows the same picture.`,
    expected: 'Use another picture here, or delete one of the two files.',
  }));
}

/** Those items whose key an earlier item has, with that earlier item. */
function repeated<Item>(items: readonly Item[], key: (item: Item) => string | undefined) {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const own = key(item);
    if (!own) return [];
    const first = firsts.get(own);
    if (first) return [{ item, first }];
    firsts.set(own, item);
    return [];
  });
}

function unusedFiles(checked: readonly CheckedFile[], files: readonly string[]): Problem[] {
  // A file with another mistake, or with the name in the wrong case, still means its picture.
  const plain = (text: string) => text.normalize().toLowerCase();
  const texts = checked.map(({ file, text }) => ({ folder: dirname(file), text: plain(text) }));
  const isNamed = (file: string) =>
    texts.some(
      ({ folder, text }) => folder === dirname(file) && text.includes(plain(basename(file))),
    );
  return files
    .filter((file) => PICTURE_ENDINGS.test(file) && !isNamed(file))
    .map((file) => ({
      file: `content/${file}`,
      severity: 'warning',
      found: 'no page uses this picture.',
      expected: 'Add a markdown file that names it (docs/adding-a-photo.md), or delete it.',
    }));
}
