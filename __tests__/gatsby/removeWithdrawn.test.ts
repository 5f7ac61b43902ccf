import { existsSync } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import { removeWithdrawn } from '../../src/gatsby/removeWithdrawn';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();

/** Path of a picture file as gatsby-plugin-sharp names it. */
const picture = (digit: string, name: string) =>
  `static/${digit.repeat(32)}/${digit.repeat(5)}/${name}`;

const kept = picture('a', 'sch%C3%B6n.jpg');
const keptFile = picture('a', 'schön.jpg');
const withdrawn = picture('b', 'withdrawn.avif');

/** Which of these files are left in a site of the home page, page 2 of the gallery and the 404 page. */
async function leftOf(files: Record<string, string>, originals: string[] = []) {
  for (const [name, text] of Object.entries(files)) put(`public/${name}`, text);
  const info = jest.fn();
  const nodes: Record<string, object[]> = {
    SitePage: ['/', '/gallery/2/', '/404.html'].map((path) => ({ path })),
    File: originals.map((contentDigest) => ({ internal: { contentDigest } })),
  };
  const getNodesByType = (type: string) => nodes[type];
  const args = { getNodesByType, reporter: { info } } as unknown as ParentSpanPluginArgs;
  const isCacheWhole = await removeWithdrawn(args);
  const left = Object.keys(files).filter((name) => existsSync(`public/${name}`));
  return { left, info, isCacheWhole };
}

test('pages and pictures that the site no longer has are deleted, all other files stay', async () => {
  const current = {
    'index.html': `<img srcset="/${kept} 1w">`,
    'page-data/index/page-data.json': '{}',
    'gallery/2/index.html': '',
    'page-data/gallery/2/page-data.json': '{}',
    '404.html': '',
    'page-data/app-data.json': '{}',
    'page-data/sq/d/1.json': '{}',
    'admin/index.html': '',
    [keptFile]: '',
    'static/app-0123.js': '',
    'robots.txt': '',
  };
  const old = {
    'gallery/3/index.html': `<img src="/${withdrawn}">`,
    'page-data/gallery/3/page-data.json': JSON.stringify({ src: `/${withdrawn}` }),
    [withdrawn]: '',
  };
  const { left, info } = await leftOf({ ...current, ...old });
  expect(left).toEqual(Object.keys(current));
  expect(info).toHaveBeenCalledWith(expect.stringContaining('3 files'));
});

test.each([
  ['that was deleted', 'c', true],
  ['that is still in content', 'b', false],
])(
  'after a picture of an original %s Gatsby may use its cache: %s %s',
  async (_, digit, isWhole) => {
    const { isCacheWhole } = await leftOf({ 'index.html': '', [withdrawn]: '' }, [
      digit.repeat(32),
    ]);
    expect(isCacheWhole).toBe(isWhole);
  },
);
