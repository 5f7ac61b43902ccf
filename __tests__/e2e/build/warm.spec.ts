import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '../../../src/content/reading/filesIn';
import { copyProject } from '../../fixtureSite/copyProject';
import { addMadeUpPhotos } from '../../fixtureSite/madeUpPhotos';
import { FIXTURE_SITE } from '../../support/fixture';

/** The folder in which the test builds the site several times: a copy of the project with the tests' content. */
const SITE = '.warm-site';

/** Files in `static/` of kinds that the build itself writes elsewhere. */
const STATIC = ['google0123.html', 'files/terms.html', 'a.csv.gz', 'b.br'];

/** Names of pictures that must be encoded in addresses. */
const NAMES = ['My Photo (1)', "mother's day", 'Foto Übergabe', 'one, two'];

/** Photos of the fixture site that only their own page shows. */
const RENAMED = 'first-solo';
const WITHDRAWN = 'gull-parade';

/** The file that differs in every build: it has its time and its commit. */
const STAMP = 'build.json';

const at = (path: string) => join(SITE, path);

async function put(path: string, data: string | Uint8Array) {
  await mkdir(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), data);
}

function edit(path: string, before: string | RegExp, after: string) {
  const text = readFileSync(at(path), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(at(path), text.replace(before, after));
}

function build() {
  execSync('npm run --silent build', { cwd: SITE, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Returns a hash of each file of a built site by its path. Ignores Gatsby's hash of the bundles, which also depends
 * on webpack's cache even if the bundles are the same, and the policy that allows the script with that hash.
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
  const files = filesIn(folder).filter((path) => path !== STAMP);
  return Object.fromEntries(files.map((path) => [path, hash(path)]));
}

/** Copies the project with the content of the fixture site. */
async function copyFixture() {
  copyProject(SITE);
  await addMadeUpPhotos(at('content/gallery'));
}

async function addPhotos() {
  for (const [index, name] of NAMES.entries()) {
    const create = {
      width: 1000,
      height: 700,
      channels: 3,
      background: { r: 40 * index, g: 80, b: 9 },
    } as const;
    await put(`content/gallery/${name}.jpg`, await sharp({ create }).jpeg().toBuffer());
    await put(
      `content/gallery/added-${index}.md`,
      `---\norder: ${index}\nsrc: "${name}.jpg"\nalt: Only a colour, ${index}.\ntitle: Added ${index}\ndescription: Only a colour ${index}.\nsize: small\n---\n`,
    );
  }
}

/** Changes words, pictures and styles of the copy. */
async function changeContent() {
  await addPhotos();
  for (const path of STATIC) await put(`static/${path}`, path);
  edit('content/home.md', /headline: .*/, 'headline: Another headline');
  edit('content/site.md', /lang: .*/, 'lang: nl');
  edit('src/styles/tokens.css', /--ink: #\w+/, '--ink: #101010');
  renameSync(at(`content/gallery/${RENAMED}.md`), at('content/gallery/another-name.md'));
  rmSync(at(`content/gallery/${WITHDRAWN}.md`));
  rmSync(at(`content/gallery/${WITHDRAWN}.jpg`));
  const hero = await sharp(at('content/hero.jpg')).flop().toBuffer();
  writeFileSync(at('content/hero.jpg'), hero);
}

/** Changes constants of code that makes nodes and pages, and a schema. */
function changeCode() {
  edit('src/gallery/paging.ts', /PHOTOS_PER_PAGE = \d+/, 'PHOTOS_PER_PAGE = 6');
  edit('src/styles/paper.ts', /#\w+/, '#ddeeff');
  edit(
    'src/content/schemas/photo.ts',
    /title: text\(.*\),/,
    '$&\n  place: text("Where it was taken.").optional(),',
  );
}

test('a build that reuses earlier ones publishes the same files as one from nothing', async () => {
  test.setTimeout(900_000);
  rmSync(SITE, { recursive: true, force: true });
  await copyFixture();
  await changeContent();
  changeCode();
  build();
  const first = Object.keys(published(SITE));
  expect(first).toEqual(expect.arrayContaining(STATIC));
  for (const name of NAMES) expect(first.join('\n')).toContain(`/${name}.avif`);

  await test.step('with other code', async () => {
    await copyFixture();
    await changeContent();
    build();
    expect(existsSync(at('public/gallery/4/index.html'))).toBe(false);
    await put('public/host.txt', 'written by the host');
  });

  await test.step('with other content and the same code', async () => {
    await copyFixture();
    build();
    const { 'host.txt': host, ...others } = published(SITE);
    expect(host).toBeTruthy();
    expect(others).toEqual(published(FIXTURE_SITE));
  });
});
