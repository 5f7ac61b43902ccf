import { existsSync, rmSync, utimesSync } from 'node:fs';
import { readInputs } from '../../scripts/lib/inputs';
import {
  buildProblem,
  changedSinceBuild,
  beginBuild,
  finishBuild,
} from '../../scripts/lib/lastBuild';
import { inOwnFolder, put } from '../support/ownFolder';

const changed = () => changedSinceBuild('.', readInputs());
const problem = () => buildProblem('.', readInputs(), 'npm run build');

inOwnFolder();
beforeEach(() => {
  put('content/site.md', 'words');
  put('src/page.tsx', 'code');
  put('public/index.html', 'page');
  put('public/photo.jpg', 'picture');
  finishBuild('.', readInputs());
});

afterEach(() => delete process.env.DESK);

test('nothing changed, also when the site was stamped anew', () => {
  put('public/build.json', '{}');
  expect(changed()).toBeUndefined();
  expect(problem()).toBeUndefined();
});

test.each<[string, () => unknown]>([
  ['content/site.md', () => put('content/site.md', 'other words')],
  ['content/photo.jpg', () => put('content/photo.jpg')],
  ['src/page.tsx', () => rmSync('src/page.tsx')],
  ['DESK', () => (process.env.DESK = 'local')],
])('a change of %s is noticed', (name, change) => {
  change();
  expect(changed()).toBe(name);
  expect(problem()).toContain(`older than ${name}`);
});

test.each<[string, () => unknown]>([
  ['public/index.html', () => put('public/index.html', 'p')],
  ['public/left-over.js', () => put('public/left-over.js')],
  ['public/index.html', () => rmSync('public/index.html')],
])('a site that is not as it was built is noticed by %s', (name, change) => {
  change();
  expect(changed()).toBe(name);
});

test('a build that began and did not end is noticed', () => {
  expect(beginBuild('.')).toBe(0);
  expect(changed()).toBeDefined();
  expect(problem()).toContain('its last build failed');
});

test("Gatsby's cache stays while all pictures are there, also when they were copied", () => {
  put('.cache/gatsby');
  utimesSync('public/photo.jpg', 1, 1);
  expect(beginBuild('.')).toBe(0);
  expect(existsSync('.cache/gatsby')).toBe(true);
});

test.each([
  ['lost', () => rmSync('public/photo.jpg')],
  ['cut off', () => put('public/photo.jpg', 'pic')],
])(
  "Gatsby's cache is deleted when a picture is %s, also after a build that did not end",
  (_, spoil) => {
    beginBuild('.');
    put('.cache/gatsby');
    spoil();
    expect(beginBuild('.')).toBe(1);
    expect(existsSync('.cache/gatsby')).toBe(false);
  },
);

test('before the first build no picture is missing', () => {
  rmSync('.cache', { recursive: true });
  expect(beginBuild('.')).toBe(0);
});
