import type { Location } from '../fields/fieldKind';
import { isFolder } from '../schemas/kinds';
import { type FileProblem, warning } from '../sentences/problem';
import type { CheckedFile } from './checkFile';

const SAME_TITLE = [
  'has the same title.',
  'Change one of the two so that visitors can tell them apart.',
] as const;

const SAME_PICTURE = [
  'shows the same picture.',
  'Use another picture here, or delete one of the two.',
] as const;

/** Returns a warning for each item with the title or picture of an earlier one of its kind, or with a picture twice. */
export function itemProblems(checked: readonly CheckedFile[]): FileProblem[] {
  const firsts = new Map<string, { file: string; location: Location }>();
  return checked.flatMap(({ kind, file, values, pictures }) => {
    if (!isFolder(kind)) return [];
    const title = values.get('title');
    const names = [
      { name: title?.words?.toLowerCase(), location: title?.location, same: SAME_TITLE },
      ...pictures.map(({ picture, location }) => ({ name: picture, location, same: SAME_PICTURE })),
    ];
    return names.flatMap(({ name, location, same: [found, expected] }) => {
      if (!name || !location) return [];
      // A card's picture may be on two pages: a teacher's, for example.
      const key = (location.field.includes(' › ') ? file : kind.type) + name;
      const first = firsts.get(key) ?? { file, location };
      firsts.set(key, first);
      if (first.location === location) return [];
      const where = first.file === file ? first.location.field : `content/${first.file}`;
      return [{ file, ...location, ...warning(`${where} ${found}`, expected) }];
    });
  });
}
