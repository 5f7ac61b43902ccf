import { symlinkSync } from 'node:fs';
import { filesIn } from '../../src/markdown/filesIn';
import { removeStale } from '../../src/gatsby/removeStale';
import { closeRecord, openRecord, readRecord } from '../../src/hosting/siteRecord';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();

const SHOWN = 'static/0a/1b/Foto Übergabe.jpg';
const WITHDRAWN = 'static/0c/1b/My Photo (1).jpg';
/** A file of an interrupted build or of the development server. */
const UNRECORDED = 'static/0d/1b/never, built.jpg';
const HOST = ['.well-known/acme', 'host.html'];

beforeEach(() => {
  for (const path of ['index.html', 'old/index.html', SHOWN, WITHDRAWN, UNRECORDED, ...HOST]) {
    put(`public/${path}`);
  }
  closeRecord(['index.html', 'old/index.html'], [SHOWN, WITHDRAWN, 'static/gone.js']);
});

/** Returns the files that remain after a build of one page and one picture. */
async function left() {
  await removeStale(readRecord(), new Set(['index.html', SHOWN]));
  return filesIn('public').filter((path) => path !== 'published.json');
}

test('only files that the last build recorded and this one lacks are deleted', async () => {
  expect(await left()).toEqual([...HOST, 'index.html', SHOWN, UNRECORDED].sort());
});

test.each<[string, () => void]>([
  ['the development server', () => void openRecord()],
  ['a truncated record', () => put('public/published.json', '{"version":1,"files":[')],
  ['a record of another version', () => put('public/published.json', '{"files":["index.html"]}')],
  ['a record that names a file outside the site', () => closeRecord([], ['../package.json'])],
])('after %s unrecorded pictures are deleted too', async (_, change) => {
  put('package.json');
  change();
  const files = await left();
  expect(files.filter((path) => path.startsWith('static/'))).toEqual([SHOWN]);
  expect(files).toEqual(expect.arrayContaining([...HOST, 'index.html']));
  expect(filesIn('.')).toContain('package.json');
});

test('a published file stays if its old name in another case leads to it', async () => {
  // As on file systems that ignore case.
  symlinkSync('Foto Übergabe.jpg', 'public/static/0a/1b/foto übergabe.jpg');
  closeRecord([], ['static/0a/1b/foto übergabe.jpg']);
  expect(await left()).toContain(SHOWN);
});
