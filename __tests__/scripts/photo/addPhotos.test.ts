import fs, { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addPhotos, PHOTO_ADD } from '../../../scripts/photo/addPhotos';
import { photo as schema } from '../../../src/schemas/photo';
import { readContent } from '../../../src/build/content/read';
import { contentFolder } from '../../build/check/contentFolder';
import { readerErrorOf } from '../../support/readerErrorOf';
import { photoFolder, scene } from './photos';

const photos = photoFolder();
let content: ReturnType<typeof contentFolder>;
let wide = '';
let tall = '';

beforeAll(async () => {
  wide = await photos.put('IMG_1.jpg', (await scene(1000, 10)).jpeg());
  tall = await photos.put('IMG_2.png', (await scene(1000, 1400)).png());
});
afterAll(photos.remove);
beforeEach(() => (content = contentFolder()));
afterEach(() => content.remove());

const gallery = () =>
  readdirSync(join(content.folder, 'gallery')).filter((name) => !/morning-boats/.test(name));
const item = (name: string) =>
  readContent(schema, readFileSync(join(content.folder, 'gallery', name)))?.data;

/** Runs the command; `answers` are typed one after the other, or nobody is there. A failure is said last. */
async function add(args: string[], answers?: string[]) {
  const said: string[] = [];
  const asked: string[] = [];
  const left = [...(answers ?? [])];
  const command = PHOTO_ADD.action(() => undefined).parse(args, { from: 'user' });
  const surroundings = {
    content: content.folder,
    from: photos.folder,
    say: (line: string) => said.push(line),
    ask:
      answers &&
      ((question: string) => {
        asked.push(question.trim());
        return Promise.resolve(left.shift() ?? '');
      }),
  };
  const error = await readerErrorOf(addPhotos(command.opts(), command.args, surroundings));
  if (error) said.push(error.message);
  return { failed: error !== undefined, said: said.filter(Boolean), asked };
}

const WORDS = [
  '--title',
  'Open day',
  '--alt',
  'Two girls try a telescope.',
  '--description',
  'In May.',
];

test('with all options nothing is asked', async () => {
  const { failed, said } = await add(['IMG_1.jpg', ...WORDS, '--size', 'Medium']);
  expect({ failed, said }).toEqual({
    failed: false,
    said: [
      '[1/1] IMG_1.jpg, 1000 × 10 pixels',
      '  Added content/gallery/open-day.md and the photo beside it.',
      '1 photo added. Look at the gallery with npm run develop, then commit.',
    ],
  });
  expect(gallery()).toEqual(['open-day.jpg', 'open-day.md']);
  expect(readFileSync(join(content.folder, 'gallery', 'open-day.md'), 'utf8')).toBe(
    '---\nsrc: open-day.jpg\nalt: Two girls try a telescope.\ntitle: Open day\ndescription: In May.\nsize: medium\n---\n',
  );
});

test.each([
  '2024',
  'Yes',
  'Open day: doors at nine',
  `"It's" 'fine'`,
  '#1 school # best',
  '- [x] {a}: &b *c !d %e @f `g`',
  'One\nTwo',
  '---',
  'Día — 卒業式 🎓',
])('the words %j come out as they went in', async (words) => {
  const given = [`--title=${words}`, '--alt=A hall.', `--description=${words}`];
  expect(await add(['IMG_1.jpg', ...given])).toMatchObject({ failed: false });
  const name = gallery().find((file) => file.endsWith('.md')) ?? '';
  expect(item(name)).toMatchObject({ title: words, description: words });
});

test('nothing is ever overwritten', async () => {
  await add([wide, ...WORDS]);
  const first = readFileSync(join(content.folder, 'gallery', 'open-day.jpg'));
  const { failed } = await add([tall, ...WORDS]);
  expect(failed).toBe(false);
  expect(gallery()).toEqual(['open-day-2.jpg', 'open-day-2.md', 'open-day.jpg', 'open-day.md']);
  expect(readFileSync(join(content.folder, 'gallery', 'open-day.jpg')).equals(first)).toBe(true);
  expect(item('open-day-2.md')?.src).toBe('open-day-2.jpg');
});

test('it asks for what was not given, suggests a size, and asks again after a slip', async () => {
  const { failed, said, asked } = await add(
    [tall],
    ['', 'Open day', 'IMG_2.png', 'A hall.', 'In May.', 'huge', ''],
  );
  expect(failed).toBe(false);
  expect(asked).toEqual([
    'Title:',
    'Title:',
    'Alt text (what the photo shows, for people who cannot see it):',
    'Alt text (what the photo shows, for people who cannot see it):',
    'Description (one or two sentences):',
    'Size (small, medium, large) [large]:',
    'Size (small, medium, large) [large]:',
  ]);
  expect(said.slice(1, 4)).toEqual([
    '  title: it is empty.',
    '  alt: "IMG_2.png" is the name of a file. Write in a sentence what the picture shows, for people who cannot see it.',
    '  size: "huge" is not one of the choices. Write small, medium or large.',
  ]);
  expect(item('open-day.md')?.size).toBe('large');
});

test('several photos in one go, with a line for each', async () => {
  const { failed, said } = await add(
    [wide, tall],
    ['One', 'A hall.', 'First.', '', 'Two', 'A tower.', 'Second.', ''],
  );
  expect(failed).toBe(false);
  expect(said.filter((line) => !line.startsWith(' '))).toEqual([
    '[1/2] IMG_1.jpg, 1000 × 10 pixels',
    '[2/2] IMG_2.png, 1000 × 1400 pixels',
    '2 photos added. Look at the gallery with npm run develop, then commit.',
  ]);
  expect([item('one.md')?.size, item('two.md')?.size]).toEqual(['small', 'large']);
});

test('one bad photo among several stops before the first question', async () => {
  const heic = await photos.put(
    'IMG_3.HEIC',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  );
  const { failed, said, asked } = await add([wide, heic, 'nothing.jpg'], ['One']);
  expect(failed).toBe(true);
  expect(asked).toEqual([]);
  expect(said.join('\n')).toMatch(
    /^IMG_3.HEIC is a HEIC photo[^\n]*\nThere is no file .*nothing.jpg[^\n]*\nNo photo was added yet; leave this out or mend it first.$/,
  );
  expect(gallery()).toEqual([]);
});

test.each([
  [
    ['IMG_1.jpg'],
    'Nobody is at a terminal here to answer questions. Give --title, --alt and --description as well.',
  ],
  [
    ['IMG_1.jpg', '--title', 'T', '--alt', 'A.'],
    'Nobody is at a terminal here to answer questions. Give --description as well.',
  ],
  [
    ['IMG_1.jpg', 'IMG_2.png'],
    'Nobody is at a terminal here to answer questions. Add the photos one by one, with --title, --alt and --description.',
  ],
  [[], 'Which photo? Write its path after the two hyphens: npm run photo:add -- photo.jpg.'],
  [
    ['IMG_1.jpg', 'IMG_2.png', '--title', 'T'],
    '--title is for one photo, and here are 2. Add them one by one, or leave the option out and answer the questions.',
  ],
  [
    ['IMG_1.jpg', ...WORDS, '--size', 'huge'],
    '--size: "huge" is not one of the choices. Write small, medium or large.',
  ],
  [
    ['IMG_1.jpg', ...WORDS, '--alt', 'IMG_1.jpg'],
    '--alt: "IMG_1.jpg" is the name of a file. Write in a sentence what the picture shows, for people who cannot see it.',
  ],
  [
    ['IMG_1.jpg', ...WORDS, '--title', 'T'.repeat(61)],
    '--title: this is 61 characters long. Write at most 60.',
  ],
])('%j gets a sentence', async (args, sentence) => {
  expect(await add(args)).toMatchObject({ failed: true, said: [sentence] });
  expect(gallery()).toEqual([]);
});

test('a gallery folder that is not there yet is made', async () => {
  rmSync(join(content.folder, 'gallery'), { recursive: true });
  expect(await add([wide, ...WORDS])).toMatchObject({ failed: false });
  expect(gallery()).toEqual(['open-day.jpg', 'open-day.md']);
});

test('when the second file cannot be written, the first does not stay', async () => {
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((path, data, options) => {
    write(path, data, options);
    if (data !== '' && String(path).endsWith('.md')) throw new Error('no space left on device');
  });
  const { failed, said } = await add([wide, ...WORDS]);
  expect(failed).toBe(true);
  expect(said.at(-1)).toMatch(/^That did not work, and nothing was left half-written \(no space/);
  expect(gallery()).toEqual([]);
});
