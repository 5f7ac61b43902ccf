import { matchesLock } from '../../scripts/lib/lock.mjs';

const project = { '': { version: '1.0.0' } };
const gatsby = { 'node_modules/gatsby': { version: '5.16.1', integrity: 'sha512-a' } };
const otherMachine = { 'node_modules/sharp-win32': { version: '1.0.0', optional: true } };
const locked = { ...project, ...gatsby, ...otherMachine };

test('the same packages match, without the optional ones of other machines', () => {
  expect(matchesLock(locked, gatsby)).toBe(true);
});

test('a missing package does not match', () => {
  expect(matchesLock({ ...locked, 'node_modules/zod': { version: '4.0.0' } }, gatsby)).toBe(false);
});

test('another version does not match', () => {
  const older = { 'node_modules/gatsby': { version: '5.16.0', integrity: 'sha512-a' } };
  expect(matchesLock(locked, older)).toBe(false);
});

test('another content of the same version does not match', () => {
  const changed = { 'node_modules/gatsby': { version: '5.16.1', integrity: 'sha512-b' } };
  expect(matchesLock(locked, changed)).toBe(false);
});

test('a package the lock does not name does not match', () => {
  expect(matchesLock(locked, { ...gatsby, 'node_modules/old': { version: '1.0.0' } })).toBe(false);
});
