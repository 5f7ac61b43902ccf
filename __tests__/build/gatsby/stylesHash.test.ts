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

test('stays while the styles stay', () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, 'Header.tsx'), 'two');
  expect(stylesHash(folder)).toBe(before);
});

test('changes with the content of a style sheet', () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, 'components/Header.module.css'), '.header { color: blue }');
  expect(stylesHash(folder)).not.toBe(before);
});

test('changes with a new style sheet', () => {
  const before = stylesHash(folder);
  writeFileSync(join(folder, 'base.css'), '');
  expect(stylesHash(folder)).not.toBe(before);
});
