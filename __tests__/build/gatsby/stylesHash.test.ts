import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stylesHash } from '../../../src/build/gatsby/stylesHash';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(folder, 'components'));
  writeFileSync(join(folder, 'components/Header.module.css'), '.header { color: red }');
  writeFileSync(join(folder, 'Header.tsx'), 'one');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['Header.tsx', 'two', true],
  ['components/Header.module.css', '.header { color: blue }', false],
  ['base.css', '', false],
])('after a change of %s it stays the same: %3$s', (file, text, stays) => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, file), text);
  expect(stylesHash(folder) === before).toBe(stays);
});
