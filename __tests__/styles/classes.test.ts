import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../src/content/reading/filesIn';

/** The text of each file of code and of styles by its path, without comments. */
const TEXTS = ['src', 'templates'].flatMap((folder) =>
  filesIn(folder)
    .filter((file) => /\.(?:tsx?|css)$/.test(file))
    .map((file) => join(folder, file))
    .map((path) => [path, readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, '')]),
);

const namesIn = (text: string, name: RegExp) => Array.from(text.matchAll(name), ([, one]) => one);

/** Returns the classes that a file asks for as `styles.name`, and those that it composes, each with its style sheet. */
function classesUsedIn([file, text]: string[]): string[] {
  const imported = text.matchAll(/import \* as (\w+) from '(.+\.module\.css)'/g);
  const composed = text.matchAll(/composes: ([^;]+?)(?: from '(.+)')?;/g);
  return [
    ...Array.from(imported, ([, styles, sheet]) => {
      return [sheet, namesIn(text, new RegExp(`(?<!/)\\b${styles}\\.(\\w+)`, 'g'))] as const;
    }),
    ...Array.from(composed, ([, names, sheet]) => [sheet, names.split(/\s+/)] as const),
  ].flatMap(([sheet, names]) =>
    names.map((name) => `${sheet ? join(dirname(file), sheet) : file} ${name}`),
  );
}

function classesThereIn([file, text]: string[]): string[] {
  if (!file.endsWith('.module.css')) return [];
  const rules = text.replace(/composes:[^;]+|'.*?'/g, '');
  return namesIn(rules, /\.([a-z][\w-]*)/gi).map((name) => `${file} ${name}`);
}

test('style sheets have all classes that are used, and no others', () => {
  const sorted = (names: string[]) => [...new Set(names)].sort();
  expect(sorted(TEXTS.flatMap(classesThereIn))).toEqual(sorted(TEXTS.flatMap(classesUsedIn)));
});
