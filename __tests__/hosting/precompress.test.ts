import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../src/hosting/precompress';
import { inOwnFolder, put } from '../support/ownFolder';

const TEXT = 'A steady light for every learner. '.repeat(60);
const page = 'about/index.html';

inOwnFolder();
beforeEach(() => put(page, TEXT));

it('puts a Brotli and a gzip copy beside each text', async () => {
  const done = await precompress('.');
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(TEXT);
  expect(done).toEqual({ texts: 1, renewed: 1 });
});

it('leaves alone what is small, is no text, or is a folder', async () => {
  put('small.json', '{}');
  put('photo.jpg', TEXT);
  mkdirSync('404.html');
  expect((await precompress('.')).texts).toBe(1);
  expect(readdirSync('.').sort()).toEqual(['404.html', 'about', 'photo.jpg', 'small.json']);
});

it('makes no copy again that is up to date, though a build wrote the text again', async () => {
  await precompress('.');
  put(page, TEXT);
  const before = statSync(`${page}.br`).ctimeMs;
  expect(await precompress('.')).toMatchObject({ texts: 1, renewed: 0 });
  expect(statSync(`${page}.br`).ctimeMs).toBe(before);
});

it('renews the copies of a changed text, though its modification time is the old one', async () => {
  await precompress('.');
  const { atime, mtime } = statSync(page);
  put(page, TEXT.toUpperCase());
  utimesSync(page, atime, mtime);
  expect(await precompress('.')).toMatchObject({ renewed: 1 });
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(TEXT.toUpperCase());
});

it('renews a copy that a killed build left half written', async () => {
  await precompress('.');
  truncateSync(`${page}.br`, 20);
  expect(await precompress('.')).toMatchObject({ renewed: 1 });
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(TEXT);
});

it('removes the copies of texts that are gone or have become small', async () => {
  put('gone.html', TEXT);
  await precompress('.');
  rmSync('gone.html');
  put(page, 'short');
  await precompress('.');
  expect(readdirSync('.', { recursive: true })).toEqual(['about', page]);
});
