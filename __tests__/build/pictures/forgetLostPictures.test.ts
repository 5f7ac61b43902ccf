import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forgetLostPictures } from '../../../src/build/pictures/forgetLostPictures';

const DIGEST = '0123456789abcdef0123456789abcdef';
const WHOLE = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
let folder: string;
const at = (path: string) => join(folder, path);

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forget-'));
  write('.cache/memory', '');
  write(
    'public/index.html',
    `<img srcset="/static/${DIGEST}/a1b2c/one.jpg 480w, /static/${DIGEST}/d3e4f/a%20b.jpg 720w">`,
  );
  write(`public/static/${DIGEST}/a1b2c/one.jpg`, WHOLE);
  write(`public/static/${DIGEST}/d3e4f/a b.jpg`, WHOLE);
});

afterEach(() => rmSync(folder, { recursive: true }));

const forget = () => forgetLostPictures(at('public'), at('.cache'));

test("keeps Gatsby's memory while every picture of the pages is there", async () => {
  expect(await forget()).toBe(0);
  expect(existsSync(at('.cache'))).toBe(true);
});

test.each([
  ['missing', () => rmSync(at(`public/static/${DIGEST}/d3e4f/a b.jpg`))],
  ['cut off', () => write(`public/static/${DIGEST}/d3e4f/a b.jpg`, WHOLE.subarray(0, 3))],
  ['empty', () => write(`public/static/${DIGEST}/d3e4f/a b.jpg`, '')],
])('drops it when a picture is %s', async (_, spoil) => {
  spoil();
  expect(await forget()).toBe(1);
  expect(existsSync(at('.cache'))).toBe(false);
});

test("reads the pages' data too", async () => {
  write(
    'public/page-data/gallery/page-data.json',
    JSON.stringify({ src: `/static/${DIGEST}/99999/gone.avif` }),
  );
  expect(await forget()).toBe(1);
});

test('has nothing to do before the first build', async () => {
  rmSync(at('public'), { recursive: true });
  expect(await forget()).toBe(0);
});
