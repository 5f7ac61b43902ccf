import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '../../../src/build/content/load';
import { FIXTURE_CONTENT } from '../../support/fixture';

const project = process.cwd();
const SITE = readFileSync(`${FIXTURE_CONTENT}/site.md`, 'utf8');
let folder: string;

/** Moves to an empty project whose `content/site.md` holds this. */
function inProjectWith(site: string) {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.chdir(folder);
  mkdirSync('content');
  writeFileSync('content/site.md', site);
}

afterEach(() => {
  process.chdir(project);
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('the site of the content folder is read', () => {
  inProjectWith(SITE);
  expect(loadSite()).toMatchObject({
    brand: 'Harbourlight',
    url: 'https://www.harbourlight.example',
  });
});

test.each(['', 'brand: Harbourlight\n', '---\nbrand: Harbourlight\n---\n', '---\nbrand: [\n---\n'])(
  'a site that cannot be used is named with the cure: %j',
  (site) => {
    inProjectWith(site);
    expect(() => loadSite()).toThrow(/content.site\.md.*npm run content:check/);
  },
);
