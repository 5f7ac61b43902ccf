import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../../../src/content/check/checkContent';
import { FIXTURE_CONTENT } from '../../support/fixture';
import { contentFiles, type Files, giveFolder, readFolder } from '../support/desk/folder';
import { GitHub, TOKEN } from '../support/desk/gitHub';
import { expect, test } from '../support/test';

const DESK = '/admin/';

// Two visits to a page of two megabytes, on a machine with other things to do.
test.describe.configure({ timeout: 90_000 });

/** A phone's photo: lying on its side, with the place and the camera in it. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 };
  const create = { width: 1400, height: 1100, channels: 3 as const, background: 'teal', noise };
  return sharp({ create })
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function openPlace(page: Page, place: string) {
  await page.evaluate((hash) => (location.hash = hash), place);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The picture's field and what it says; the library has hidden file inputs of its own. */
const picture = (page: Page) => page.getByRole('group', { name: /Picture/ }).locator('input[id]');

async function describePhoto(page: Page, title: string) {
  await field(page, 'Title').fill(title);
  await field(page, 'Alternative text').fill('Two girls look at a boat.');
  await field(page, 'Description').fill('Boats: all of them.');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Waits until the file in the folder says something new; the note on saving may be an earlier one's. */
async function saved(page: Page, path: string, words: string) {
  const written = async () => text((await readFolder(page))[path] ?? '');
  await expect.poll(written, { timeout: 15_000 }).toContain(words);
}

/** What the content check says of files that the desk left. */
async function problemsOf(files: Files): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  try {
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes, 'base64');
    }
    const { problems } = await checkContent(join(folder, 'content'));
    return problems.map(({ file, field: at = '', found }) => `${file} ${at}: ${found}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = (bytes: string) => Buffer.from(bytes, 'base64').toString();

test('in the folder on this machine: photos added and removed, a service and a page edited', async ({
  page,
  allowConsole,
}) => {
  // What the form says as well, and notes of the library's framework to its authors.
  allowConsole(/corrupt or mislabeled|svelte\.dev\/e\//);
  const before = { ...contentFiles(FIXTURE_CONTENT), '.git/HEAD': '' };
  await page.goto(DESK);
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
  await giveFolder(page, before);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();

  await test.step('what cannot be used is said in the form', async () => {
    await page.getByRole('button', { name: 'New' }).click();
    const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    const small = await sharp(photo.buffer).resize(600).jpeg().toBuffer();
    const alert = page.getByRole('group', { name: /Picture/ }).getByRole('alert');
    await picture(page).setInputFiles(photo);
    await expect(alert).toHaveText(/^Write the title first/);
    await field(page, 'Title').fill('Open day: the boats');
    for (const [buffer, sentence] of [
      [small, /^IMG_2041\.jpg is 600 pixels wide .* at least 1000 pixels wide/],
      [photo.buffer.subarray(0, 2000), /^IMG_2041\.jpg cannot be read/],
      [Buffer.from('not a picture'), /^IMG_2041\.jpg cannot be read/],
      [Buffer.alloc(0), /^IMG_2041\.jpg is an empty file/],
    ] as const) {
      await picture(page).setInputFiles({ ...photo, buffer });
      await expect(alert).toHaveText(sentence);
    }
    await picture(page).setInputFiles(photo);
    await expect(page.getByRole('group', { name: /Picture/ }).getByRole('img')).toBeVisible();
    await field(page, 'Title').fill('Low water');
    await field(page, 'Alternative text').fill('IMG_2041.jpg');
    await save(page);
    await expect(page.getByText('Another one has this title.')).toBeVisible();
    await expect(page.getByText('This is the name of a file.')).toBeVisible();
  });

  await test.step('a photo is added', async () => {
    await describePhoto(page, 'Open day: the boats');
    await save(page);
    await saved(page, 'content/gallery/open-day-the-boats.md', 'boats');
  });

  await test.step('a HEIC photo is added', async () => {
    await openPlace(page, '#/collections/photos/new');
    await field(page, 'Title').fill('From a phone');
    await picture(page).setInputFiles('__tests__/fixtures/phone.heic');
    // The library reads HEIC in WebAssembly.
    const shown = page.getByRole('group', { name: /Picture/ }).getByRole('img');
    await expect(shown).toBeVisible({ timeout: 30_000 });
    await describePhoto(page, 'From a phone');
    await save(page);
    await saved(page, 'content/gallery/from-a-phone.md', 'phone');
  });

  await test.step('words are changed', async () => {
    await openPlace(page, '#/collections/services/entries/knot-school');
    await field(page, 'Description').fill('Knots: all that hold.');
    await save(page);
    await saved(page, 'content/services/knot-school.md', 'all that hold');
    await openPlace(page, '#/collections/_singletons/entries/home');
    await field(page, 'Headline').fill('A new headline');
    await save(page);
    await saved(page, 'content/home.md', 'A new headline');
  });

  await test.step('a photo is removed', async () => {
    await openPlace(page, '#/collections/photos');
    const row = page.getByRole('row').filter({ hasText: 'In the lamp room' });
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });

  const after = await readFolder(page);
  const changed = Object.keys({ ...before, ...after }).filter(
    (path) => before[path as keyof typeof before] !== after[path],
  );
  expect(changed.sort()).toEqual([
    'content/gallery/from-a-phone.md',
    'content/gallery/from-a-phone.webp',
    'content/gallery/lamp-room.md',
    'content/gallery/open-day-the-boats.md',
    'content/gallery/open-day-the-boats.webp',
    'content/home.md',
    'content/services/knot-school.md',
  ]);
  expect(text(after['content/gallery/open-day-the-boats.md'])).toBe(
    "---\nsrc: open-day-the-boats.webp\nalt: Two girls look at a boat.\ntitle: 'Open day: the boats'\ndescription: 'Boats: all of them.'\n---\n",
  );
  expect(text(after['content/home.md'])).toBe(
    text(before['content/home.md' as keyof typeof before]).replace(
      /(headline: ).*/,
      '$1A new headline',
    ),
  );
  for (const [path, width, height] of [
    ['content/gallery/open-day-the-boats.webp', 1100, 1400],
    ['content/gallery/from-a-phone.webp', 1200, 900],
  ] as const) {
    const { exif, xmp, iptc, ...shape } = await sharp(
      Buffer.from(after[path], 'base64'),
    ).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
    expect(shape).toMatchObject({ format: 'webp', width, height });
  }
  const unused = 'content/gallery/lamp-room.jpg : no page uses this picture.';
  expect((await problemsOf(after)).sort()).toEqual([...(await problemsOf(before)), unused].sort());
});

test('with a token: a photo becomes a pull request, and nothing is lost when saving fails', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(
    /svelte\.dev\/e\/|api\.github\.com|saving_failed|Failed to (?:load|fetch)|Invalid token|Bad credentials|401|request/i,
  );
  const gitHub = new GitHub(contentFiles(FIXTURE_CONTENT));
  await gitHub.answerIn(context);
  await page.goto(DESK);
  const signIn = async (token: string) => {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn('wrong');
  await expect(page.getByRole('alert').filter({ hasText: /token/i })).toBeVisible();
  await signIn(TOKEN);

  await page.getByRole('button', { name: 'New' }).click();
  await field(page, 'Title').fill('At anchor');
  await picture(page).setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await expect(page.getByRole('group', { name: /Picture/ }).getByRole('img')).toBeVisible();
  await describePhoto(page, 'At anchor');
  for (const failure of ['offline', 'expired'] as const) {
    gitHub.failure = failure;
    await save(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect(field(page, 'Title')).toHaveValue('At anchor');
  }
  expect(gitHub.commits).toEqual([]);
  gitHub.failure = undefined;
  await save(page);
  await expect.poll(() => gitHub.pullRequests).toHaveLength(1);
  const [{ branch, additions }] = gitHub.commits;
  expect(branch).not.toBe('main');
  expect(additions.map(({ path }) => path).sort()).toEqual([
    'content/gallery/at-anchor.md',
    'content/gallery/at-anchor.webp',
  ]);
  expect(gitHub.pullRequests[0]).toMatchObject({ head: branch, base: 'main' });
});

test('no page leads to the desk or loads a file of it', ({ site }) => {
  const folder = join(site, 'public');
  const root = statSync(folder, { throwIfNoEntry: false }) ? folder : site;
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(html|xml|json|js|webmanifest|txt)$/.test(path) &&
      !path.startsWith('admin/') &&
      statSync(join(root, path)).isFile(),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const path of texts)
    expect(readFileSync(join(root, path), 'utf8'), path).not.toContain('/admin/');
  expect(readFileSync(join(root, 'admin/index.html'), 'utf8')).toMatch(
    /<meta name="robots" content="noindex/,
  );
});
