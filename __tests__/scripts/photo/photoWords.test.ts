import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { askForWords, wordsProblem } from '../../../scripts/photo/photoWords';
import { PHOTO } from '../../check/contentFolder';
import { inOwnFolder, put } from '../../support/ownFolder';

inOwnFolder();

const UPRIGHT = { name: 'IMG_2.png', jpeg: Buffer.alloc(0), width: 1000, height: 1400 };
const CTRL_C = '\u0003';

/** Asks for words at a terminal: types an answer at each question and at each message about an invalid answer. */
async function ask(given: object, answers: [shown: RegExp, typed: string][]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let shown = '';
  output.on('data', (data: Buffer) => {
    shown += stripVTControlCharacters(String(data));
    const next = left.at(0);
    if (next === undefined || !next[0].test(shown)) return;
    left.shift();
    shown = '';
    // Once the question listens for keys.
    setImmediate(() => input.write(next[1]));
  });
  const words = await askForWords(UPRIGHT, given, { input, output });
  expect(left).toEqual([]);
  return words;
}

test('it asks for missing words, asks again after a mistake, and suggests a size for the shape', async () => {
  const words = await ask({ title: 'Open day' }, [
    [/IMG_2\.png: Alt text/, 'IMG_2.png\r'],
    [/"IMG_2\.png" is the name of a file/, `${'\u007f'.repeat(9)}A hall.\r`],
    [/IMG_2\.png: Description/, 'In May.\r'],
    [/IMG_2\.png: Size of the tile/, '\r'],
  ]);
  expect(words).toEqual({
    title: 'Open day',
    alt: 'A hall.',
    description: 'In May.',
    size: 'large',
  });
});

test('if all texts are given, it asks nothing', async () => {
  const given = { title: 'Open day', alt: 'A hall.', description: 'In May.' };
  expect(await ask(given, [])).toEqual({ ...given, size: 'large' });
});

test('Ctrl+C at a question ends the command', async () => {
  await expect(ask({}, [[/Title/, CTRL_C]])).rejects.toMatchObject({
    message: 'Stopped. This photo was not added.',
    exitCode: 130,
  });
});

test.each([
  ['title', '', /^title: /],
  ['title', 'T'.repeat(61), /^title: this is 61 characters long/],
  ['title', 'A FULL Hall', /^title: full-hall\.md has the same title\./],
  ['alt', 'IMG_1.jpg', /^alt: "IMG_1\.jpg" is the name of a file\. Write/],
] as const)('as %s, %j is refused', (field, words, sentence) => {
  put('content/gallery/full-hall.md', PHOTO);
  put('content/gallery/empty.md');
  expect(wordsProblem(field, words, 'IMG_1.jpg')).toMatch(sentence);
});

test('any other words are valid, also for the first photo of a gallery', () => {
  expect(wordsProblem('title', 'Open day: # 1', 'IMG_1.jpg')).toBeUndefined();
});
