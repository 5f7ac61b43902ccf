import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FIXTURE_CONTENT } from '../../../support/fixture';
import { contentFiles, type Files, problemsOf, text } from '../../support/desk/files';
import { giveFolder, readFolder } from '../../support/desk/folder';
import {
  choosePicture,
  DESK,
  describePhoto,
  field,
  openPlace,
  pictureField,
  save,
} from '../../support/desk/form';
import { phonePhoto } from '../../support/desk/photo';
import { expect, test } from '../../support/test';

// Two visits to a page of two megabytes, on a machine with other things to do.
test.describe.configure({ timeout: 90_000 });

/** Waits until the file in the folder says something new; the note on saving may be an earlier one's. */
async function saved(page: Page, path: string, words: string) {
  const written = async () => text((await readFolder(page))?.[path] ?? '');
  await expect.poll(written).toContain(words);
}

test('in the folder on this machine: photos added and removed, a service and a page edited', async ({
  page,
  allowConsole,
}) => {
  // What the form says as well, and notes of the library's framework to its authors.
  allowConsole(/corrupt or mislabeled|svelte\.dev\/e\//);
  const head = Buffer.from('ref: refs/heads/main').toString('base64');
  const before: Files = { ...contentFiles(FIXTURE_CONTENT), '.git/HEAD': head };
  await page.goto(DESK);
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
  await giveFolder(page, before);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();

  await test.step('what cannot be used is said in the form', async () => {
    await page.getByRole('button', { name: 'New' }).click();
    const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    const small = await sharp(photo.buffer).resize(600).jpeg().toBuffer();
    const alert = pictureField(page).getByRole('alert');
    await choosePicture(page, photo);
    await expect(alert).toHaveText(/^Write the title first/);
    await field(page, 'Title').fill('Open day: the boats');
    for (const [buffer, sentence] of [
      [small, /^IMG_2041\.jpg is 600 pixels wide .* at least 1000 pixels wide/],
      [photo.buffer.subarray(0, 2000), /^IMG_2041\.jpg cannot be read/],
      [Buffer.from('not a picture'), /^IMG_2041\.jpg cannot be read/],
      [Buffer.alloc(0), /^IMG_2041\.jpg is an empty file/],
    ] as const) {
      await choosePicture(page, { ...photo, buffer });
      await expect(alert).toHaveText(sentence);
    }
    await choosePicture(page, photo);
    await expect(pictureField(page).getByRole('img')).toBeVisible();
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
    await choosePicture(page, '__tests__/fixtures/phone.heic');
    // The library reads HEIC in WebAssembly.
    const shown = pictureField(page).getByRole('img');
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
    const row = page.getByRole('row').filter({ hasText: 'Mending day' });
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });

  let after: Files = {};
  const changes = async () => {
    after = (await readFolder(page)) ?? {};
    const paths = Object.keys({ ...before, ...after });
    return paths.filter((path) => before[path] !== after[path]).sort();
  };
  await expect
    .poll(changes)
    .toEqual([
      'content/gallery/from-a-phone.md',
      'content/gallery/from-a-phone.webp',
      'content/gallery/net-mending.md',
      'content/gallery/open-day-the-boats.md',
      'content/gallery/open-day-the-boats.webp',
      'content/home.md',
      'content/services/knot-school.md',
    ]);
  expect(text(after['content/gallery/open-day-the-boats.md'])).toBe(
    "---\nsrc: open-day-the-boats.webp\nalt: Two girls look at a boat.\ntitle: 'Open day: the boats'\ndescription: 'Boats: all of them.'\n---\n",
  );
  expect(text(after['content/home.md'])).toBe(
    text(before['content/home.md']).replace(/(headline: ).*/, '$1A new headline'),
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
  const unused = 'content/gallery/net-mending.jpg : no page uses this picture.';
  expect((await problemsOf(after)).sort()).toEqual([...(await problemsOf(before)), unused].sort());
});
