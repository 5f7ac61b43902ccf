import { matchesLock, type Packages } from '../../scripts/lib/install.mjs';

const GATSBY = 'node_modules/gatsby';
const gatsby = { version: '5.16.1', integrity: 'sha512-a' };
const locked: Packages = {
  '': { version: '1.0.0' },
  [GATSBY]: gatsby,
  'node_modules/sharp-win32': { version: '1.0.0', optional: true },
};

test.each<[string, Packages, boolean]>([
  ['the same packages match, without the optional ones of other machines', {}, true],
  ['another version does not', { [GATSBY]: { ...gatsby, version: '5.16.0' } }, false],
  ['nor other content', { [GATSBY]: { ...gatsby, integrity: 'sha512-b' } }, false],
  ['nor a package the lock does not name', { 'node_modules/old': { version: '1.0.0' } }, false],
])('%s', (_what, installed, match) => {
  expect(matchesLock(locked, { [GATSBY]: gatsby, ...installed })).toBe(match);
});

test('a missing package does not match', () => {
  expect(matchesLock(locked, {})).toBe(false);
});
