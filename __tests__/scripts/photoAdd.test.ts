import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp, { type Sharp } from 'sharp';
import { photoAdd } from '../../scripts/photoAdd';
import { readContent } from '../../src/content/reading/read';
import { photo } from '../../src/content/schemas/photo';
import { putContent } from '../support/contentFolder';
import { coloursOf, HEIC, phonePhoto, putPhoto, scene } from '../support/photos';

jest.mock('node:readline/promises');

const WORDS = ['--title=Open day', '--alt=Two girls try a telescope.', '--description=In May.'];

/** The folder of the content, and that of the camera, from which people call the command. */
let folder: string;
let camera: string;
let gallery: string;
let before: string[];
beforeEach(() => {
  folder = putContent();
  camera = join(dirname(folder), 'camera');
  gallery = join(folder, 'gallery');
  before = readdirSync(gallery);
});

/** The files that were added to the gallery. */
const added = () => readdirSync(gallery).filter((name) => !before.includes(name));

/** Runs the command in the camera's folder, and returns what it says, or the error. */
async function add(args: string[]) {
  process.env.INIT_CWD = camera;
  const said: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  await photoAdd(args, folder).catch((reason: unknown) =>
    said.push(`refused: ${(reason as Error).message}`),
  );
  delete process.env.INIT_CWD;
  return said.join('\n');
}

/** Puts a photo into the camera's folder and adds it. */
async function addPhoto(name: string, data: Sharp | Buffer, words = WORDS) {
  await putPhoto(join(camera, name), data);
  return add([name, ...words]);
}

const plain = (width: number, height: number, background = '#777') =>
  sharp({ create: { width, height, channels: 4, background } });

test('a phone’s photo and its text are added; the photo is upright, without personal data', async () => {
  const phone = (await phonePhoto(1000, 1200)).withXmp('<x>SECRETXMP</x>');
  expect(await addPhoto('IMG_1.jpg', phone)).toMatch(
    /^Added \S+content\/gallery\/open-day\.md and the photo beside it\.\n/,
  );
  expect(added()).toEqual(['open-day.jpg', 'open-day.md']);
  expect(readFileSync(join(gallery, 'open-day.md'), 'utf8')).toBe(
    '---\nsrc: open-day.jpg\nalt: Two girls try a telescope.\ntitle: Open day\ndescription: In May.\nsize: large\ndraft: false\n---\n',
  );
  const jpeg = readFileSync(join(gallery, 'open-day.jpg'));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 1200 });
  expect(await coloursOf(jpeg)).toBe('red above blue');
  expect(jpeg.toString('latin1')).not.toMatch(/SECRET/);
});

test('a second photo of that title gets a name of its own, and what the check says', async () => {
  await addPhoto('IMG_1.jpg', plain(2700, 1350).jpeg());
  expect(await addPhoto('IMG_2.jpg', plain(1000, 400, '#123').jpeg())).toMatch(
    /Added \S+content\/gallery\/open-day-2\.md [^]*warning: title: content\/\S+ has the same title\./,
  );
  expect(await sharp(join(gallery, 'open-day.jpg')).metadata()).toMatchObject({ width: 2560 });
});

test('at a terminal it asks three questions, and again after a refused answer', async () => {
  await putPhoto(join(camera, 'IMG_1.jpg'), plain(1000, 700).jpeg());
  const { isTTY } = process.stdin;
  process.stdin.isTTY = true;
  const answers = ['', 'Open day', 'IMG_1.jpg', 'A hall.', ' In May. '];
  const question = () => Promise.resolve(answers.shift());
  (createInterface as jest.Mock).mockReturnValue({ question, close: () => undefined });
  expect(await add(['IMG_1.jpg'])).toContain('alt: "IMG_1.jpg" is the name of a file.');
  process.stdin.isTTY = isTTY;
  const { data } = readContent(photo, readFileSync(join(gallery, 'open-day.md'))) ?? {};
  expect(data).toMatchObject({ alt: 'A hall.', description: 'In May.', size: 'small' });
});

test.each([
  ['P3', [230, 20, 20], plain(1000, 300, '#e61414').withIccProfile('p3').jpeg()],
  ['transparency', [255, 255, 255], plain(1000, 300, '#0000').png()],
])('a photo with %s looks the same in all browsers', async (_what, colour, picture) => {
  await addPhoto('a.photo', picture);
  const pixels = await sharp(join(gallery, 'open-day.jpg')).raw().toBuffer();
  colour.forEach((value, at) => expect(Math.abs(pixels[at] - value)).toBeLessThan(12));
});

test.each<[args: string[], sentence: RegExp]>([
  [['IMG_3.HEIC', ...WORDS], /^refused: IMG_3\.HEIC is a HEIC photo.* Upload it on the admin page/],
  [['IMG_2.jpg', ...WORDS], /^refused: There is no photo \S+camera\/IMG_2\.jpg\. Drag it/],
  [['.', ...WORDS], /^refused: There is no photo \S+camera\. Drag it/],
  [['IMG_1.jpg', ...WORDS, '--title='], /^refused: title: /],
  [['IMG_1.jpg', ...WORDS.slice(1)], /^refused: Without a terminal, add --title\./],
  [[], /^refused: Usage: npm run photo:add -- photo\.jpg\n/],
  [['IMG_1.jpg', 'IMG_1.jpg', ...WORDS], /^refused: Options are for one photo\./],
])('%j gets a sentence and adds nothing', async (args, sentence) => {
  await putPhoto(join(camera, 'IMG_1.jpg'), (await scene(1000, 400)).jpeg());
  await putPhoto(join(camera, 'IMG_3.HEIC'), HEIC);
  expect(await add(args)).toMatch(sentence);
  expect(added()).toEqual([]);
});
