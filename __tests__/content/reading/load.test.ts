import { loadSite } from '../../../src/content/reading/load';
import { inOwnFolder } from '../../support/ownFolder';

const put = inOwnFolder();

test.each(['', 'brand: Harbourlight\n', '---\nbrand: Harbourlight\n---\n', '---\nbrand: [\n---\n'])(
  'an unusable site file is reported with the remedy: %j',
  (site) => {
    put('content/site.md', site);
    expect(() => loadSite()).toThrow(/content.site\.md.*npm run content:check/);
  },
);
