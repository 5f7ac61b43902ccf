import { readFileSync } from 'node:fs';
import { loadSite } from '../../src/content/load';
import { FIXTURE_CONTENT } from '../support/fixture';
import { inOwnFolder, put } from '../support/ownFolder';

const SITE = readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8');

inOwnFolder();

test('the site of the content folder is read', () => {
  put('content/site.md', SITE);
  expect(loadSite()).toMatchObject({
    brand: 'Harbourlight',
    url: 'https://www.harbourlight.example',
  });
});

test.each(['', 'brand: Harbourlight\n', '---\nbrand: Harbourlight\n---\n', '---\nbrand: [\n---\n'])(
  'a site that cannot be used is named with the cure: %j',
  (site) => {
    put('content/site.md', site);
    expect(() => loadSite()).toThrow(/content.site\.md.*npm run content:check/);
  },
);
