import { stylesHash } from '../../src/gatsby/webpackConfig';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();
beforeEach(() => {
  put('components/Header.module.css', '.header { color: red }');
  put('Header.tsx', 'one');
});

test.each([
  { file: 'Header.tsx', stays: true },
  { file: 'components/Header.module.css', stays: false },
  { file: 'base.css', stays: false },
  { file: 'logo.svg', stays: false },
])('after a change of $file the hash of the styles stays the same: $stays', ({ file, stays }) => {
  const before = stylesHash('.');
  put(file, 'other');
  expect(stylesHash('.') === before).toBe(stays);
});
