import { stylesHash } from '../../../src/build/gatsby/webpackConfig';
import { inOwnFolder, put } from '../../support/ownFolder';

inOwnFolder();
beforeEach(() => {
  put('components/Header.module.css', '.header { color: red }');
  put('Header.tsx', 'one');
});

test.each([
  ['Header.tsx', 'two', true],
  ['components/Header.module.css', '.header { color: blue }', false],
  ['base.css', '', false],
])('after a change of %s it stays the same: %3$s', (file, text, stays) => {
  const before = stylesHash('.');
  put(file, text);
  expect(stylesHash('.') === before).toBe(stays);
});
