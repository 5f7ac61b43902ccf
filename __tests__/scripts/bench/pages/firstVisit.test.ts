import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { firstVisitScripts, sentBytes } from '../../../../scripts/bench/pages/firstVisit';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  const files = {
    'webpack.stats.json': JSON.stringify({
      assetsByChunkName: {
        app: ['runtime.js', 'styles.css', 'app.js'],
        home: ['shared.js', 'home.js'],
        missing: ['missing.js'],
        viewer: ['viewer.js'],
      },
    }),
    'page-data/index/page-data.json': '{"componentChunkName":"home"}',
    'page-data/404.html/page-data.json': '{"componentChunkName":"missing"}',
    'app.js': '1234567',
    'app.js.gz': '123',
    'about/index.html': '12345',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
});

afterEach(() => rmSync(site, { recursive: true }));

it('counts the application and the page, not what other code asks for', () => {
  expect([...firstVisitScripts(site, '/')]).toEqual([
    'runtime.js',
    'app.js',
    'shared.js',
    'home.js',
  ]);
  expect(firstVisitScripts(site, '/no/such/page/')).toContain('missing.js');
});

it('weighs what a host sends', () => {
  expect(sentBytes(site, '/app.js')).toBe(3);
  expect(sentBytes(site, '/about/')).toBe(5);
  expect(sentBytes(site, '/none')).toBeUndefined();
});
