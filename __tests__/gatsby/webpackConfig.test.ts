import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { adjustWebpack, stylesHash } from '../../src/gatsby/webpackConfig';
import { FIXTURE_CONTENT } from '../support/fixture';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();
const CONTENT = resolve(FIXTURE_CONTENT);
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

test.each(['build-javascript', 'build-html'])(
  'in %s the code has the year of the build',
  (stage) => {
    jest.useFakeTimers({ now: new Date(2034, 0, 1) });
    cpSync(CONTENT, 'content', { recursive: true });
    const define = jest.fn();
    adjustWebpack({
      stage,
      plugins: { define },
      actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() },
      getConfig: () => ({ module: { rules: [] }, plugins: [] }),
    } as unknown as CreateWebpackConfigArgs);
    jest.useRealTimers();
    expect(define).toHaveBeenCalledWith(expect.objectContaining({ __BUILD_YEAR__: '2034' }));
  },
);
