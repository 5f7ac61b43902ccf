import { cpSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../../src/content/check/checkContent';
import { filesIn } from '../../../src/content/reading/filesIn';
import { kinds } from '../../../src/content/schemas/kinds';
import { put } from '../../support/ownFolder';
import { FIXTURE_CONTENT } from '../../support/paths';
import { type Files, giveFolder, readFolder } from '../support/adminFolder';
import { expect, test } from '../support/test';

// Requests that the admin page's policy blocks, and Svelte's hints to its authors.
test.use({
  allowed: /Content Security Policy|cdn\.jsdelivr\.net|www\.githubstatus\.com|svelte\.dev\/e\//,
});

test('no page links to the admin page or loads one of its files', ({ site }) => {
  const texts = filesIn(site).filter(
    (path) => /\.(html|xml|json|js|webmanifest|txt)$/.test(path) && !path.startsWith('admin/'),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts) {
    expect(readFileSync(join(site, path), 'utf8'), path).not.toContain('/admin/');
  }
  const admin = readFileSync(join(site, 'admin/index.html'), 'utf8');
  expect(admin).toContain('<meta name="robots" content="noindex');
});

/** Decodes the bytes of a text file. */
const text = (bytes: string) => Buffer.from(bytes, 'base64').toString();

/** A text field of the form. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Chooses a file for the form's empty picture field. */
async function choosePicture(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Browse', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

/** Saves, and waits until the admin page has written everything and closed the form. */
async function saveAndClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Sav/ }).waitFor({ state: 'hidden' });
}

/** The project's folder before the admin page changes it, without its pictures. */
const before: Files = { '.git/HEAD': Buffer.from('ref: refs/heads/main').toString('base64') };
for (const path of filesIn(FIXTURE_CONTENT).filter((name) => name.endsWith('.md'))) {
  before[`content/${path}`] = readFileSync(join(FIXTURE_CONTENT, path), 'base64');
}

/** Opens the admin page, and lets it work with that folder. */
async function openAdmin(page: Page): Promise<void> {
  await page.goto('/admin/');
  const work = page.getByRole('button', { name: 'Work with Local Repository' });
  await work.waitFor();
  await giveFolder(page, before);
  await work.click();
  await page.getByRole('button', { name: 'New' }).waitFor();
}

/** Expects the admin page to write exactly these files, and returns the folder's files. */
async function expectWritten(page: Page, expected: string[]): Promise<Files> {
  let after: Files = {};
  // Polled because the admin page may still be writing.
  await expect
    .poll(async () => {
      after = (await readFolder(page)) ?? {};
      const paths = Object.keys({ ...before, ...after });
      return paths.filter((path) => before[path] !== after[path]).sort();
    })
    .toEqual(expected);
  return after;
}

/** Returns what the content check reports about the files, beside the pictures. */
async function problemsIn(files: Files): Promise<string[]> {
  const folder = test.info().outputPath('after');
  cpSync(FIXTURE_CONTENT, join(folder, 'content'), { recursive: true });
  for (const [path, bytes] of Object.entries(files)) {
    put(join(folder, path), Buffer.from(bytes, 'base64'));
  }
  const { problems } = await checkContent(join(folder, 'content'));
  return problems.map(({ file, found }) => `${relative(folder, file)}: ${found}`);
}

test('a phone’s photo is added without position and camera', async ({ page }) => {
  await openAdmin(page);
  await page.getByRole('button', { name: 'New' }).click();
  await choosePicture(page, '__tests__/fixtures/phone.heic');
  // The library reads HEIC in WebAssembly.
  await expect(page.getByText('./phone.webp')).toBeVisible({ timeout: 30_000 });
  await field(page, 'Alternative text').fill('A ball lies in the snow.');
  await field(page, 'Title').fill('Open day: the ball');
  await field(page, 'Description').fill('# of many');
  await saveAndClose(page);
  const after = await expectWritten(page, [
    'content/gallery/open-day-the-ball.md',
    'content/gallery/phone.webp',
  ]);
  expect(text(after['content/gallery/open-day-the-ball.md']).replace(/^order: \d+\n/m, '')).toBe(
    "---\nsrc: ./phone.webp\nalt: A ball lies in the snow.\ntitle: 'Open day: the ball'\ndescription: '# of many'\ndraft: false\n---\n",
  );
  const picture = Buffer.from(after['content/gallery/phone.webp'], 'base64');
  const { exif, xmp, iptc, ...shape } = await sharp(picture).metadata();
  expect({ exif, xmp, iptc }, 'position and camera').toEqual({});
  expect(shape).toMatchObject({ format: 'webp', width: 1200, height: 900 });
  expect(await problemsIn(after)).toEqual([]);
});

/** The field that is changed in each form, by its label. Together they have all sorts of fields. */
const CHANGED = {
  site: 'Brand',
  home: 'Title',
  pages: 'Title',
  services: 'Title',
  photos: 'Title',
};

// The library deletes comments, and writes all fields that are not empty in the order of the schema, switches too.
test('in a form, one changed word is one changed line', async ({ page }) => {
  await openAdmin(page);
  const texts = Object.keys(before);
  const files: string[] = [];
  for (const [name, label] of Object.entries(CHANGED)) {
    const path = kinds.find((kind) => kind.field === name)?.path ?? '';
    const file = texts.find((each) => each.startsWith(`content/${path}`)) ?? '';
    const [, slug] = /\/.*\/(.*)\.\w+$/.exec(file) ?? [];
    const entry = slug ? `${name}/entries/${slug}` : `_singletons/entries/${name}`;
    await page.evaluate((to) => (location.hash = `#/collections/${to}`), entry);
    await field(page, label).first().fill('A word');
    await saveAndClose(page);
    files.push(file);
  }
  const after = await expectWritten(page, files.sort());
  for (const file of files) {
    const [old, now] = [before, after].map((each) => text(each[file]).split('\n'));
    const changed = now.filter((line, index) => line !== old[index]);
    expect(changed, file).toEqual([expect.stringContaining(': A word')]);
    expect(now, file).toHaveLength(old.length);
  }
});
