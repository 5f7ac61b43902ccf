import { existsSync } from 'node:fs';
import { beginUse, endUse, removeUnusableCache } from '../../src/gatsby/cacheMark';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();
beforeEach(() => {
  put('.cache/data');
  put('src/schemas/photo.ts', 'one');
  put('src/pages/index.tsx', 'one');
  endUse();
});

test.each<[string, () => void, boolean]>([
  ['a run that ended', () => undefined, false],
  ['a run that was interrupted', beginUse, true],
  ['a change of code that makes nodes', () => put('src/schemas/photo.ts', 'two'), true],
  ['a change of a page', () => put('src/pages/index.tsx', 'two'), false],
])('after %s the cache is used again or deleted', (_, change, isDeleted) => {
  change();
  expect(removeUnusableCache()).toBe(isDeleted);
  expect(existsSync('.cache')).toBe(!isDeleted);
});

test('without a cache there is nothing to delete', () => {
  removeUnusableCache();
  beginUse();
  removeUnusableCache();
  expect(removeUnusableCache()).toBe(false);
});
