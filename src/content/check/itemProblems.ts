import { isFolder } from '../schemas/kinds';
import type { CheckedFile } from './checkFile';
import { type FileProblem, warning } from './problem';

const SAME_TITLE = [
  'has the same title.',
  'Change one of the two so that visitors can tell them apart.',
] as const;

const SAME_PICTURE = [
  'shows the same picture.',
  'Use another picture here, or delete one of the two files.',
] as const;

/** Returns a warning for each item with the title or a picture of an earlier one of its kind. */
export function itemProblems(checked: readonly CheckedFile[]): FileProblem[] {
  const firsts = new Map<string, string>();
  return checked.flatMap(({ kind, file, fields, pictures }) => {
    if (!isFolder(kind)) return [];
    const title = fields.get('title');
    const names = [
      { name: title?.words?.trim().toLowerCase(), location: title?.location, same: SAME_TITLE },
      ...pictures.map(({ picture, location }) => ({ name: picture, location, same: SAME_PICTURE })),
    ];
    return names.flatMap(({ name, location, same: [found, expected] }) => {
      if (!name) return [];
      const first = firsts.get(kind.type + name) ?? file;
      firsts.set(kind.type + name, first);
      if (first === file) return [];
      return [{ file, ...location, ...warning(`content/${first} ${found}`, expected) }];
    });
  });
}
