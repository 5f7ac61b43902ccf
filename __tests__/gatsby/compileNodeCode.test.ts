import { existsSync } from 'node:fs';
import { compileNodeCode } from '../../src/gatsby/compileNodeCode.mjs';
import { inOwnFolder, put } from '../support/ownFolder';

const CACHED = '.cache/query-results';

inOwnFolder();
beforeEach(async () => {
  put('gatsby-config.ts', 'export default { plugins: [] };');
  put('gatsby-node.ts', "import { order } from './src/order';\nexport const onCreateNode = order;");
  put('src/order.ts', 'export const order = () => 1;');
  put('src/page.tsx', 'export default 1;');
  await compileNodeCode();
  put(CACHED);
});

test.each([
  { changed: 'src/order.ts', text: 'export const order = () => 2;', kept: false },
  { changed: 'gatsby-config.ts', text: 'export default { plugins: [1] };', kept: false },
  { changed: 'src/page.tsx', text: 'export default 2;', kept: true },
])("when $changed has changed, Gatsby's cache is kept: $kept", async ({ changed, text, kept }) => {
  put(changed, text);
  await compileNodeCode();
  expect(existsSync('.cache/compiled/gatsby-node.js')).toBe(true);
  expect(existsSync(CACHED)).toBe(kept);
});
