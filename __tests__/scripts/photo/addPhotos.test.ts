import { readdirSync, readFileSync } from 'node:fs';
import { addPhotos, PHOTO_ADD } from '../../../scripts/photo/addPhotos';
import { photo as schema } from '../../../src/schemas/photo';
import { readContent } from '../../../src/content/read';
import { putContent } from '../../check/contentFolder';
import { inOwnFolder } from '../../support/ownFolder';
import { readerErrorOf } from '../../support/readerErrorOf';
import { HEIC, putPhoto, scene } from './photos';

inOwnFolder();
beforeEach(async () => {
  delete process.env.INIT_CWD;
  putContent();
  await putPhoto('IMG_1.jpg', (await scene(1000, 10)).jpeg());
  await putPhoto('IMG_2.png', (await scene(1000, 1400)).png());
});

const gallery = () => readdirSync('content/gallery').filter((name) => !/morning-boats/.test(name));
const item = (name: string) => readContent(schema, readFileSync(`content/gallery/${name}`))?.data;

/**
 * Runs the command. The message of an error is the last line of its output.
 * @param answers typed one after the other; without them there is no terminal
 */
async function add(args: string[], answers?: string[]) {
  const said: string[] = [];
  const asked: string[] = [];
  const left = [...(answers ?? [])];
  const command = PHOTO_ADD.action(() => undefined).parse(args, { from: 'user' });
  const ask = (question: string) => {
    asked.push(question.trim());
    return Promise.resolve(left.shift() ?? '');
  };
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
  const error = await readerErrorOf(addPhotos(command.args, command.opts(), answers && ask));
  if (error) said.push(error.message);
  return { failed: error !== undefined, said: said.filter(Boolean), asked };
}

const WORDS = ['--title=Open day', '--alt=Two girls try a telescope.', '--description=In May.'];

test('with all options nothing is asked', async () => {
  const { failed, said } = await add(['IMG_1.jpg', ...WORDS, '--size', 'Medium']);
  expect(failed).toBe(false);
  expect(said).toEqual([
    'Reading 1 photo …',
    '[1/1] IMG_1.jpg, 1000 × 10 pixels',
    '  Added content/gallery/open-day.md and the photo beside it.',
    '1 photo added. Look at the gallery with npm start, then commit.',
  ]);
  expect(gallery()).toEqual(['open-day.jpg', 'open-day.md']);
  expect(readFileSync('content/gallery/open-day.md', 'utf8')).toBe(
    '---\nsrc: open-day.jpg\nalt: Two girls try a telescope.\ntitle: Open day\ndescription: In May.\nsize: medium\n---\n',
  );
});

test('it asks for what was not given, suggests a size, and asks again after a slip', async () => {
  const answers = ['', 'Open day', 'IMG_2.png', 'A hall.', 'In May.', 'huge', ''];
  const { failed, said, asked } = await add(['IMG_2.png'], answers);
  expect(failed).toBe(false);
  const alt = 'Alt text (what the photo shows, for people who cannot see it):';
  const size = 'Size (small, medium, large) [large]:';
  const description = 'Description (one or two sentences):';
  expect(asked).toEqual(['Title:', 'Title:', alt, alt, description, size, size]);
  expect(said.slice(2, 5)).toEqual([
    '  title: it is empty.',
    '  alt: "IMG_2.png" is the name of a file. Write in a sentence what the picture shows, for people who cannot see it.',
    '  size: "huge" is not right here. Write small, medium or large.',
  ]);
  expect(item('open-day.md')?.size).toBe('large');
});

test('several photos in one go, with a line for each', async () => {
  const answers = ['One', 'A hall.', 'First.', '', 'Two', 'A tower.', 'Second.', ''];
  const { said } = await add(['IMG_1.jpg', 'IMG_2.png'], answers);
  expect(said.filter((line) => !line.startsWith(' ')).slice(1)).toEqual([
    '[1/2] IMG_1.jpg, 1000 × 10 pixels',
    '[2/2] IMG_2.png, 1000 × 1400 pixels',
    '2 photos added. Look at the gallery with npm start, then commit.',
  ]);
  expect([item('one.md')?.size, item('two.md')?.size]).toEqual(['small', 'large']);
});

test('one bad photo among several stops before the first question', async () => {
  await putPhoto('IMG_3.HEIC', HEIC);
  const { failed, said, asked } = await add(['IMG_1.jpg', 'IMG_3.HEIC', 'nothing.jpg'], ['One']);
  expect(failed).toBe(true);
  expect(asked).toEqual([]);
  expect(said.join('\n')).toMatch(
    /^Reading 3 photos …\nIMG_3.HEIC is a HEIC photo[^\n]* at the desk[^\n]*\nThere is no file .*nothing.jpg[^\n]*\nNo photo was added yet; leave this out or mend it first.$/,
  );
  expect(gallery()).toEqual([]);
});

test('the same picture or title is named before anything is added', async () => {
  expect((await add(['IMG_1.jpg', ...WORDS])).failed).toBe(false);
  const again = await add(['IMG_1.jpg', ...WORDS.map((word) => word.replace('Open', 'Other'))]);
  expect(again.said.at(-1)).toBe(
    'IMG_1.jpg: content/gallery/open-day.md shows the same picture; change that one instead.',
  );
  const title =
    'title: content/gallery/open-day.md has the same one. Give this photo another, so that visitors can tell them apart.';
  expect((await add(['IMG_2.png', ...WORDS])).said).toEqual([`--${title}`]);
  const { said } = await add(['IMG_2.png'], ['open DAY', 'Other', 'A hall.', 'In May.', '']);
  expect(said[2]).toBe(`  ${title}`);
  expect(gallery()).toEqual(['open-day.jpg', 'open-day.md', 'other.jpg', 'other.md']);
});

test.each([
  [['IMG_1.jpg'], /^Nobody is at a .* Give --title, --alt and --description as well\.$/],
  [['IMG_1.jpg', ...WORDS.slice(0, 2)], /^Nobody is at a .* Give --description as well\.$/],
  [['IMG_1.jpg', 'IMG_2.png'], /^Nobody is at a .* Add the photos one by one, with --title, --alt/],
  [[], /^Which photo\? Write its path after the two hyphens: npm run photo:add -- photo.jpg\.$/],
  [['IMG_1.jpg', 'IMG_2.png', '--title=T'], /^--title is for one photo, and here are 2\. Add /],
  [['IMG_1.jpg', ...WORDS, '--size=huge'], /^--size: "huge" is not right here\. Write small, /],
  [['IMG_1.jpg', ...WORDS, '--alt=IMG_1.jpg'], /^--alt: "IMG_1.jpg" is the name of a file\. Write/],
  [['IMG_1.jpg', ...WORDS, `--title=${'T'.repeat(61)}`], /^--title: this is 61 characters long/],
])('%j gets a sentence', async (args, sentence) => {
  const said = [expect.stringMatching(sentence) as string];
  expect(await add(args)).toMatchObject({ failed: true, said });
  expect(gallery()).toEqual([]);
});
