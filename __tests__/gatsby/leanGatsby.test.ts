import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LAZY, replacements } from '../../src/gatsby/leanGatsby.mjs';

const require = createRequire(__filename);

/** What a compiled module says that it exports; to load Gatsby's takes seconds. */
const exportsOf = (name: string) =>
  [...readFileSync(require.resolve(name), 'utf8').matchAll(/\bexports(?:\.|, ")(\w+)/g)].map(
    ([, exported]) => exported,
  );

// A new Gatsby may have moved or renamed them: see docs/gatsby.md.
test.each(Object.entries(replacements(require, '')))('%s has what is replaced', (name, exports) => {
  expect(exportsOf(name)).toEqual(expect.arrayContaining(Object.keys(exports)));
});

test('a worker renders pages by functions of these names', () => {
  const functions = exportsOf('gatsby/dist/utils/worker/child/render-html');
  expect(functions).toEqual(expect.arrayContaining(['renderHTMLProd', 'renderSlices']));
});

test.each(LAZY)('%s is there', (name) => {
  expect(require.resolve(name)).toBeTruthy();
});
