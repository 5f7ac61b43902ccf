import { readFileSync } from 'node:fs';
import { kindOf } from '../../../src/content/schemas/kinds';
import {
  type Files,
  PHOTO,
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

test('pictures are called unused only if all texts of their folder can be read', async () => {
  const picture = { 'gallery/day.jpg': PICTURE, 'gallery/family-day.jpg': PICTURE };
  const unused =
    'content/gallery/day.jpg warning: the site does not use this picture. Delete it, or write its name into a text beside it.';
  const text = withLine(PHOTO, 'src', 'src: family-day.jpg');
  expect(await problemsOf({ ...picture, 'gallery/a.md': text })).toEqual([unused]);
  for (const wrong of [
    text.replace('---', '--'),
    text.replace('src', 'scr'),
    text.replace('y.j', '.j'),
  ]) {
    const said = await problemsOf({ ...picture, 'gallery/a.md': wrong });
    expect(said[0]).toContain('content/gallery/a.md line ');
    expect(said.join()).not.toContain('does not use this picture');
  }
  expect(await problemsOf({ ...picture, 'gallery/day': text })).toHaveLength(1);
});
