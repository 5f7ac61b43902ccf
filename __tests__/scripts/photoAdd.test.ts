import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { putContent } from '../check/contentFolder';
import { inOwnFolder } from '../support/ownFolder';
import { putPhoto, scene } from './photo/photos';

const COMMAND = resolve('scripts/photoAdd.ts');
const WORDS = ['--title=Open day', '--alt=Two girls try a telescope.', '--description=In May.'];

inOwnFolder();
let before: string[];
beforeEach(async () => {
  putContent();
  before = readdirSync('content/gallery');
  await putPhoto('camera/IMG_1.jpg', (await scene(1000, 40)).jpeg());
});

/** The files that were added to the gallery. */
const added = () => readdirSync('content/gallery').filter((name) => !before.includes(name));

/** Runs the command without a terminal, in the camera's folder. */
async function add(args: string[]) {
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), COMMAND, ...args],
    {
      env: { ...process.env, INIT_CWD: resolve('camera') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (said += data.toString()));
  }
  const exitCode = await new Promise((ended) => child.on('close', ended));
  return { said, exitCode };
}

test('with all texts it asks nothing; a path is relative to the person’s current folder', async () => {
  expect(await add(['IMG_1.jpg', ...WORDS, '--size', 'medium'])).toEqual({
    said: 'Added content/gallery/open-day.md and the photo beside it.\n1 photo added. Check the gallery with npm start, then commit.\n',
    exitCode: 0,
  });
  expect(added()).toEqual(['open-day.jpg', 'open-day.md']);
  expect(readFileSync('content/gallery/open-day.md', 'utf8')).toBe(
    '---\nsrc: open-day.jpg\nalt: Two girls try a telescope.\ntitle: Open day\ndescription: In May.\nsize: medium\n---\n',
  );
});

test.each([
  [['IMG_1.jpg'], 2, /^\nQuestions need a terminal\. .* add --title, --alt and --description\./],
  [['IMG_1.jpg', ...WORDS.slice(1)], 2, /add --title\./],
  [[], 2, /missing required argument 'files'/],
  [
    ['IMG_1.jpg', 'IMG_2.jpg', ...WORDS],
    2,
    /--title works for one photo only. Add these 2 one by one\./,
  ],
  [['IMG_1.jpg', ...WORDS, '--size=huge'], 2, /Allowed choices are small, medium, large\./],
  [['IMG_1.jpg', ...WORDS, '--alt=IMG_1.jpg'], 2, /^\n--alt: "IMG_1\.jpg" is the name of a file/],
  [['IMG_2.jpg', ...WORDS], 1, /^\nThere is no file .*IMG_2\.jpg\./],
])('%j gets a sentence and adds nothing', async (args, exitCode, sentence) => {
  const result = await add(args);
  expect(result).toEqual({ said: expect.stringMatching(sentence) as string, exitCode });
  expect(added()).toEqual([]);
});
