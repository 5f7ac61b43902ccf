import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keptBundles } from '../../../src/build/gatsby/keptBundles.mjs';

const project = process.cwd();
const BUNDLE = 'public/static/app.js';
const WRITTEN = '.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
const chunks = { renderPageHash: 'chunks' };

let known: string | undefined;
let webpack: jest.Mock;

beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'bundles-')));
  write(WRITTEN, 'pages');
  known = undefined;
  webpack = jest.fn(() => {
    for (const file of [BUNDLE, '.cache/page-ssr/routes/render-page.js']) write(file, 'code');
    for (const file of ['webpack.stats.json', 'chunk-map.json']) write(`public/${file}`, '{}');
    write('public/_gatsby/slices/_gatsby-scripts-1.html', '');
    const compilation = { getAssets: () => [{ name: 'static/app.js' }] };
    return Promise.resolve({ stats: { hash: 'of webpack', compilation } });
  });
  expect(await bundle('code')).toEqual(['of webpack', chunks]);
  known = 'of webpack';
  webpack.mockClear();
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Gatsby's steps, as far as they end in the pages. */
async function bundle(code: string): Promise<unknown[]> {
  const parts: Record<string, object> = {
    'gatsby/dist/redux': { store: { getState: () => ({ webpackCompilationHash: known }) } },
    'gatsby/dist/commands/build-javascript': { buildProductionBundle: webpack },
    'gatsby/dist/commands/build-html': { buildRenderer: webpack },
    'gatsby/dist/utils/webpack/get-ssr-chunk-hashes': { getSSRChunkHashes: () => chunks },
  };
  const kept = keptBundles((name) => parts[name], code);
  const browser = kept['gatsby/dist/commands/build-javascript'];
  const { stats } = (await browser.buildProductionBundle()) as { stats: { hash: string } };
  await kept['gatsby/dist/commands/build-html'].buildRenderer();
  const renderer = kept['gatsby/dist/utils/webpack/get-ssr-chunk-hashes'];
  return [stats.hash, renderer.getSSRChunkHashes({}) as unknown];
}

test('code is bundled once', async () => {
  write('.cache/babelState.json', 'written while webpack ran');
  expect(await bundle('code')).toEqual(['of webpack', chunks]);
  expect(webpack).not.toHaveBeenCalled();
});

test.each<[string, () => unknown]>([
  ['Gatsby writes other code', () => write(WRITTEN, 'other pages')],
  ['a bundle is cut off', () => write(BUNDLE, 'co')],
  ['a bundle is lost', () => rmSync(BUNDLE)],
  ['Gatsby does not know of them', () => (known = undefined)],
])('code is bundled again when %s', async (_when, happen) => {
  happen();
  await bundle('code');
  expect(webpack).toHaveBeenCalledTimes(2);
});

test('other code is bundled', async () => {
  await bundle('other code');
  expect(webpack).toHaveBeenCalledTimes(2);
});
