import { loadSite } from '../../src/markdown/load';
import { inOwnFolder, put } from '../support/ownFolder';

inOwnFolder();

test.each(['', 'brand: Harbourlight\n', '---\nbrand: Harbourlight\n---\n', '---\nbrand: [\n---\n'])(
  'a site that cannot be used is named with the cure: %j',
  (site) => {
    put('content/site.md', site);
    expect(() => loadSite()).toThrow(/content.site\.md.*npm run content:check/);
  },
);
