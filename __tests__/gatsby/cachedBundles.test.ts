import { rmSync } from 'node:fs';
import { cachedBundles } from '../../src/gatsby/cachedBundles.mjs';
import { inOwnFolder, put } from '../support/ownFolder';

const BUNDLE = 'public/static/app.js';
const WRITTEN = '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
const chunks = { renderPageHash: 'chunks' };

let known: string | undefined;
let webpack: jest.Mock;

inOwnFolder();
beforeEach(async () => {
  put(WRITTEN, 'pages');
  known = undefined;
  webpack = jest.fn(() => {
    for (const file of [BUNDLE, '.cache/page-ssr/routes/render-page.js']) put(file, 'code');
    for (const file of ['webpack.stats.json', 'chunk-map.json']) put(`public/${file}`, '{}');
    put('public/_gatsby/slices/_gatsby-scripts-1.html', '');
    const compilation = { getAssets: () => [{ name: 'static/app.js' }] };
    return Promise.resolve({ stats: { hash: 'of webpack', compilation } });
  });
  expect(await bundle('code')).toEqual(['of webpack', chunks]);
  known = 'of webpack';
  webpack.mockClear();
});

/** Gatsby's steps, as far as they end in the pages. */
async function bundle(code: string): Promise<unknown[]> {
  const parts: Record<string, object> = {
    'gatsby/dist/redux': { store: { getState: () => ({ webpackCompilationHash: known }) } },
    'gatsby/dist/commands/build-javascript': { buildProductionBundle: webpack },
    'gatsby/dist/commands/build-html': { buildRenderer: webpack },
    'gatsby/dist/utils/webpack/get-ssr-chunk-hashes': { getSSRChunkHashes: () => chunks },
  };
  const kept = cachedBundles((name) => parts[name], code);
  const browser = kept['gatsby/dist/commands/build-javascript'];
  const { stats } = (await browser.buildProductionBundle()) as { stats: { hash: string } };
  await kept['gatsby/dist/commands/build-html'].buildRenderer();
  const renderer = kept['gatsby/dist/utils/webpack/get-ssr-chunk-hashes'];
  return [stats.hash, renderer.getSSRChunkHashes({}) as unknown];
}

test('code is bundled once', async () => {
  put('.cache/babelState.json', 'written while webpack ran');
  expect(await bundle('code')).toEqual(['of webpack', chunks]);
  expect(webpack).not.toHaveBeenCalled();
});

test.each<[string, () => unknown, string?]>([
  ['Gatsby writes other code', () => put(WRITTEN, 'other pages')],
  ['a bundle is cut off', () => put(BUNDLE, 'co')],
  ['a bundle is lost', () => rmSync(BUNDLE)],
  ['Gatsby does not know of them', () => (known = undefined)],
  ['the code is another', () => undefined, 'other code'],
])('code is bundled again when %s', async (_when, happen, code = 'code') => {
  happen();
  await bundle(code);
  expect(webpack).toHaveBeenCalledTimes(2);
});
