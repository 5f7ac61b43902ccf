import { createRequire } from 'node:module';
import { LAZY, replacements } from '../../../src/build/gatsby/leanGatsby.mjs';

const require = createRequire(__filename);
const load = (name: string) => require(name) as object;

// A new Gatsby may have moved or renamed them: see docs/gatsby.md.
test.each(Object.entries(replacements(require, '')))('%s has what is replaced', (name, exports) => {
  expect(Object.keys(load(name))).toEqual(expect.arrayContaining(Object.keys(exports)));
});

test('a worker renders pages by functions of these names', () => {
  const functions = Object.keys(load('gatsby/dist/utils/worker/child/render-html'));
  expect(functions).toEqual(expect.arrayContaining(['renderHTMLProd', 'renderSlices']));
});

test.each(LAZY)('%s is there', (name) => {
  expect(require.resolve(name)).toBeTruthy();
});
