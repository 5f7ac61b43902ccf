import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInputs } from '../../scripts/lib/inputs';
import {
  buildProblem,
  changedSinceBuild,
  forgetBuild,
  noteBuild,
} from '../../scripts/lib/lastBuild';

const project = process.cwd();
const changed = () => changedSinceBuild('.', readInputs());
const problem = () => buildProblem('.', readInputs(), 'npm run build');

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'site-')));
  for (const folder of ['content', 'src', 'public']) mkdirSync(folder);
  writeFileSync('content/site.md', 'words');
  writeFileSync('src/page.tsx', 'code');
  writeFileSync('public/index.html', 'page');
  noteBuild('.', readInputs());
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
  delete process.env.DESK;
});

test('nothing changed, also when the site was stamped anew', () => {
  writeFileSync('public/build.json', '{}');
  expect(changed()).toBeUndefined();
  expect(problem()).toBeUndefined();
});

test.each<[string, () => unknown]>([
  ['content/site.md', () => writeFileSync('content/site.md', 'other words')],
  ['content/photo.jpg', () => writeFileSync('content/photo.jpg', '')],
  ['src/page.tsx', () => rmSync('src/page.tsx')],
  ['DESK', () => (process.env.DESK = 'local')],
])('a change of %s is noticed', (name, change) => {
  change();
  expect(changed()).toBe(name);
  expect(problem()).toContain(`older than ${name}`);
});

test.each<[string, () => unknown]>([
  ['public/index.html', () => writeFileSync('public/index.html', 'p')],
  ['public/left-over.js', () => writeFileSync('public/left-over.js', '')],
  ['public/index.html', () => rmSync('public/index.html')],
])('a site that is not as it was built is noticed by %s', (name, change) => {
  change();
  expect(changed()).toBe(name);
});

test('a build that began and did not end is noticed', () => {
  forgetBuild('.');
  expect(changed()).toBeDefined();
  expect(problem()).toContain('its last build failed');
});
