import { matchesLock } from '../../scripts/lib/install.mjs';

const project = { '': { version: '1.0.0' } };
const gatsby = { 'node_modules/gatsby': { version: '5.16.1', integrity: 'sha512-a' } };
const otherMachine = { 'node_modules/sharp-win32': { version: '1.0.0', optional: true } };
const locked = { ...project, ...gatsby, ...otherMachine };

test.each([
  ['the same packages match, without the optional ones of other machines', locked, gatsby, true],
  [
    'a missing package does not',
    { ...locked, 'node_modules/zod': { version: '4.0.0' } },
    gatsby,
    false,
  ],
  [
    'nor another version',
    locked,
    { 'node_modules/gatsby': { version: '5.16.0', integrity: 'sha512-a' } },
    false,
  ],
  [
    'nor other content of the same version',
    locked,
    { 'node_modules/gatsby': { version: '5.16.1', integrity: 'sha512-b' } },
    false,
  ],
  [
    'nor a package the lock does not name',
    locked,
    { ...gatsby, 'node_modules/old': { version: '1.0.0' } },
    false,
  ],
])('%s', (_what, wanted, installed, match) => {
  expect(matchesLock(wanted, installed)).toBe(match);
});
