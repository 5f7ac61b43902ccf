import { readFileSync } from 'node:fs';
import { kindOf } from '../../../src/content/schemas/kinds';
import {
  type Files,
  PICTURE,
  problemsOf,
  RIGHT,
  saying,
  unescaped,
  withLine,
} from '../../support/contentFolder';

/** The entries of `misplaced.txt`: files, and what the check says about them. */
const MISPLACED = unescaped(readFileSync('__tests__/fixtures/misplaced.txt', 'utf8'))
  .trimEnd()
  .split('\n\n')
  .slice(1)
  .map((entry) => ({
    changes: [...entry.matchAll(/^([+-]) (.*?)(?: \| (.*(?:\n\|.*)*))?$/gm)],
    said: entry.split('\n').filter((line) => !/^[+\-|] /.test(line)),
  }));

test.each(MISPLACED)('$changes', async ({ changes, said }) => {
  const files = changes.map(([, mark, path, words = '']): [string, Files[string]] => {
    if (mark === '-') return [path, null];
    if (/\.jpg$/i.test(path)) return [path, words || PICTURE];
    const text = RIGHT[kindOf(path)?.field ?? 'photos'];
    const lines = words.replaceAll('\n| ', '\n');
    return [path, lines ? withLine(text, lines.replace(/:[^]*/, ''), lines) : text];
  });
  expect(await problemsOf(Object.fromEntries(files))).toEqual(said.map(saying));
});
