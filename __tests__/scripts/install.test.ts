import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { inOwnFolder, put } from '../support/ownFolder';

const SCRIPT = resolve('scripts/install.mjs');
const HERE = { optional: true, os: [process.platform], cpu: [process.arch] };

inOwnFolder();

test.each<[what: string, locked: object, expected: boolean]>([
  ['a package', {}, true],
  ['one for this system, as in a copy from another', HERE, true],
  ['a peer, which legacy-peer-deps leaves out', { peer: true }, false],
])('%s is missing', (_what, locked, expected) => {
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0', ...locked } };
  put('package-lock.json', JSON.stringify({ packages }));
  put('bin/npm', '#!/bin/sh\n');
  chmodSync('bin/npm', 0o755);
  const env = { ...process.env, PATH: `${resolve('bin')}${delimiter}${process.env.PATH}` };
  const said = execFileSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  expect(said.includes('npm ci')).toBe(expected);
});
