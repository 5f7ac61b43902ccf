import fs, { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../src/hosting/precompress';
import { inOwnFolder, put } from '../support/ownFolder';

const TEXT = 'A steady light for every learner. '.repeat(60);
const page = 'about/index.html';
const unpacked = () => brotliDecompressSync(readFileSync(`${page}.br`)).toString();

inOwnFolder();
beforeEach(() => put(page, TEXT));

it('puts a Brotli and a gzip copy beside each text; not beside what is small or no text', async () => {
  put('small.json', '{}');
  put('photo.jpg', TEXT);
  fs.mkdirSync('404.html');
  expect(await precompress('.')).toEqual({ texts: 1, renewed: 1 });
  expect(unpacked()).toBe(TEXT);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(TEXT);
  expect(readdirSync('.').sort()).toEqual(['404.html', 'about', 'photo.jpg', 'small.json']);
});

it.each<[string, string, renewed: number, change: () => void]>([
  ['no copy, though a build wrote the text again', TEXT, 0, () => put(page, TEXT)],
  [
    'a copy that a killed build left half written',
    TEXT,
    1,
    () => fs.truncateSync(`${page}.br`, 20),
  ],
  [
    'the copies of a changed text, though its modification time is the old one',
    TEXT.toUpperCase(),
    1,
    () => {
      const { atime, mtime } = statSync(page);
      put(page, TEXT.toUpperCase());
      fs.utimesSync(page, atime, mtime);
    },
  ],
])('renews %s', async (_what, text, renewed, change) => {
  await precompress('.');
  change();
  expect(await precompress('.')).toMatchObject({ texts: 1, renewed });
  expect(unpacked()).toBe(text);
});

it('removes the copies of texts that are gone or have become small', async () => {
  put('gone.html', TEXT);
  await precompress('.');
  fs.rmSync('gone.html');
  put(page, 'short');
  await precompress('.');
  expect(readdirSync('.', { recursive: true })).toEqual(['about', page]);
});
