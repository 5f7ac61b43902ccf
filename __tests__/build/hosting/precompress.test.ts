import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../../src/build/hosting/precompress';

const TEXT = 'A steady light for every learner. '.repeat(60);

let folder: string;
let page: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
  mkdirSync(join(folder, 'about'));
  page = join(folder, 'about', 'index.html');
  writeFileSync(page, TEXT);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('puts both forms beside each text', async () => {
  const done = await precompress(folder);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(TEXT);
  expect(done).toEqual({ texts: 1, renewed: 1 });
});

it('leaves alone what is small, is no text, or is a folder', async () => {
  writeFileSync(join(folder, 'small.json'), '{}');
  writeFileSync(join(folder, 'photo.jpg'), TEXT);
  mkdirSync(join(folder, '404.html'));
  expect((await precompress(folder)).texts).toBe(1);
  for (const name of ['small.json', 'photo.jpg', '404.html']) {
    expect(existsSync(join(folder, `${name}.br`))).toBe(false);
  }
});

it('does nothing again that is up to date, though a build wrote the text again', async () => {
  await precompress(folder);
  writeFileSync(page, TEXT);
  const before = statSync(`${page}.br`).ctimeMs;
  expect(await precompress(folder)).toMatchObject({ texts: 1, renewed: 0 });
  expect(statSync(`${page}.br`).ctimeMs).toBe(before);
});

it('renews what has changed, also when it is now as old as a copy made it', async () => {
  await precompress(folder);
  const { atime, mtime } = statSync(page);
  writeFileSync(page, TEXT.toUpperCase());
  utimesSync(page, atime, mtime);
  expect(await precompress(folder)).toMatchObject({ renewed: 1 });
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(TEXT.toUpperCase());
});

it('renews what a killed build left half written', async () => {
  await precompress(folder);
  truncateSync(`${page}.br`, 20);
  expect(await precompress(folder)).toMatchObject({ renewed: 1 });
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(TEXT);
});

it('removes what is left of texts that are gone or have become small', async () => {
  const gone = join(folder, 'gone.html');
  writeFileSync(gone, TEXT);
  await precompress(folder);
  rmSync(gone);
  writeFileSync(page, 'short');
  await precompress(folder);
  for (const text of [gone, page]) {
    expect(existsSync(`${text}.br`)).toBe(false);
    expect(existsSync(`${text}.gz`)).toBe(false);
  }
});
