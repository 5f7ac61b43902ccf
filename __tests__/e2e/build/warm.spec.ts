import { execSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '../../../src/content/reading/filesIn';
import { copyProject } from '../../fixtureSite/copyProject';
import { addMadeUpPhotos } from '../../fixtureSite/madeUpPhotos';
import { put } from '../../support/ownFolder';
import { FIXTURE_SITE } from '../../support/paths';

/** The folder in which the test builds the site twice: a copy of the project with the fixture site's content. */
const SITE = '.warm-site';

/** Names of pictures that must be encoded in addresses. */
const NAMES = ['My Photo (1)', "mother's day", 'Foto Übergabe', 'one, two'];

const at = (path: string) => join(SITE, path);

function edit(path: string, before: RegExp, after: string) {
  const text = readFileSync(at(path), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(at(path), text.replace(before, after));
}

async function copyFixture() {
  copyProject(SITE);
  await addMadeUpPhotos(at('content/gallery'));
}

function build() {
  // Its output is shown on standard error, and only there, for the person who looks for a failure.
  execSync('npm run --silent build 1>&2', { cwd: SITE, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Begins a build, and kills it when Gatsby has stored the nodes, but not what it made of them. */
async function killedBuild() {
  const child = spawn('npm', ['run', 'build'], { cwd: SITE, detached: true });
  child.stdout.on('data', (text: Buffer) => {
    if (child.pid && text.includes('Building HTML renderer')) process.kill(-child.pid, 'SIGKILL');
  });
  await once(child, 'close');
}

/**
 * Returns a hash of each file of a built site by its path. Ignores Gatsby's hash of the bundles, which also depends on
 * webpack's cache even if the bundles are the same, and the policy that allows the script with that hash.
 */
function published(site: string): Record<string, string> {
  const folder = join(site, 'public');
  const read = (path: string) => readFileSync(join(folder, path));
  const { webpackCompilationHash: bundles } = JSON.parse(
    read('page-data/app-data.json').toString(),
  ) as { webpackCompilationHash: string };
  const bytes = (path: string) =>
    /\.(?:html|json)$/.test(path)
      ? read(path)
          .toString()
          .replaceAll(bundles, '')
          .replace(/content="default-src [^"]*"/, '')
      : read(path);
  const hash = (path: string) => createHash('sha256').update(bytes(path)).digest('hex');
  return Object.fromEntries(filesIn(folder).map((path) => [path, hash(path)]));
}

/** Changes words, pictures, styles and a component, but no code that drops the cache. */
async function change() {
  const create = { width: 1000, height: 700, channels: 3, background: '#285009' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  for (const [index, name] of NAMES.entries()) {
    // A byte more for each, since the same picture twice is a warning.
    put(at(`content/gallery/${name}.jpg`), Buffer.concat([picture, Buffer.alloc(index)]));
    put(
      at(`content/gallery/added-${index}.md`),
      `---\norder: ${index}\nsrc: "${name}.jpg"\nalt: Only a colour, ${index}.\ntitle: Added ${index}\ndescription: Only a colour ${index}.\n---\n`,
    );
  }
  edit('content/home.md', /headline: .*/, 'headline: Another headline');
  edit('content/site.md', /lang: .*/, 'lang: nl');
  edit('src/styles/tokens.css', /--ink: #\w+/, '--ink: #101010');
  edit('src/not-found/NotFound.tsx', /<h1 /, '<h1 id="lost" ');
  renameSync(at('content/gallery/first-solo.md'), at('content/gallery/another-name.md'));
  for (const ending of ['md', 'jpg']) rmSync(at(`content/gallery/gull-parade.${ending}`));
  writeFileSync(at('content/hero.jpg'), await sharp(at('content/hero.jpg')).flop().toBuffer());
}

test('a build that reuses the cache of another publishes the same files as one from nothing', async () => {
  // Only in case something hangs.
  test.setTimeout(900_000);
  rmSync(SITE, { recursive: true, force: true });
  await copyFixture();
  build();
  await change();
  await killedBuild();
  build();
  const before = Object.keys(published(SITE)).join();
  for (const name of NAMES) expect(before).toContain(`/${name}.avif`);

  // It stays only if the next build does not begin from nothing.
  put(at('public/host.txt'), 'written by the host');
  await copyFixture();
  build();
  const { 'host.txt': host, ...others } = published(SITE);
  expect(host).toBeTruthy();
  expect(others).toEqual(published(FIXTURE_SITE));
});
