import { existsSync, rmSync } from 'node:fs';
import {
  markClean,
  markDirty,
  rememberDependencies,
  removeDirtyCache,
} from '../../src/gatsby/cache';
import { closeRecord, openRecord } from '../../src/hosting/siteRecord';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();
beforeEach(() => {
  put('.cache/data');
  put('package-lock.json', 'one');
  put('src/pages/index.tsx', 'one');
  closeRecord([], []);
  rememberDependencies();
  markClean();
});

test.each<[string, () => unknown, boolean]>([
  ['a run that ended', () => undefined, false],
  ['a development server that ended', openRecord, false],
  ['a run that was interrupted', markDirty, true],
  ['a truncated mark', () => put('.cache/clean.json', '{"site":"'), true],
  ['a change of packages', () => put('package-lock.json', 'two'), true],
  ['a change of a page', () => put('src/pages/index.tsx', 'two'), false],
  ['another built site was restored', () => closeRecord([], []), true],
  ['the built site was deleted', () => rmSync('public', { recursive: true }), true],
])('after %s the cache is used again or deleted', (_, change, isDeleted) => {
  change();
  expect(removeDirtyCache()).toBe(isDeleted);
  expect(existsSync('.cache')).toBe(!isDeleted);
});

test('without a cache, nothing is deleted', () => {
  rmSync('.cache', { recursive: true });
  expect(removeDirtyCache()).toBe(false);
});
