import { mkdirSync, symlinkSync } from 'node:fs';
import { giveUpCache, keepCache, prepareCache } from '../../src/build/cache';
import { filesIn } from '../../src/content/reading/filesIn';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();
beforeEach(() => {
  put('package-lock.json');
  put('src/build/code.ts');
  mkdirSync('volume');
  symlinkSync('volume', '.cache');
  for (const path of ['.cache/data/nodes', '.cache/bundle']) put(path);
  for (const path of ['public/index.html', 'public/static/picture.avif']) put(path);
  keepCache();
});

const kept = () => ['volume', 'public'].flatMap(filesIn);

test('a run after a build or a preview keeps all but the nodes', () => {
  put('src/ui/code.ts', '// Only browsers run it.');
  expect(prepareCache()).toBe(false);
  expect(kept()).toEqual(['bundle', 'made-by.txt', 'index.html', 'static/picture.avif']);
});

test.each([
  ['a build that was interrupted', giveUpCache],
  ['a change of the code', () => put('src/build/code.ts', '// changed')],
])('a run after %s starts from nothing but encoded pictures', (_what, happens) => {
  happens();
  expect(prepareCache()).toBe(true);
  expect(kept()).toEqual(['static/picture.avif']);
});
