import sharp from 'sharp';
import { phonePhoto } from '../../../scripts/photo/photos';
import { FIXTURE_CONTENT } from '../../../support/fixture';
import { contentFiles, type Files, problemsOf, text } from '../../support/desk/files';
import { giveFolder, readFolder } from '../../support/desk/folder';
import {
  choosePicture,
  DESK,
  describePhoto,
  field,
  openView,
  pictureField,
  save,
  saveAndClose,
} from '../../support/desk/form';
import { expect, test } from '../../support/test';

const base64 = (words: string) => Buffer.from(words).toString('base64');

test('editing the content folder on this machine', async ({ page, allowProblems }) => {
  // Errors that the form shows as well, and hints from Svelte to the authors of the library.
  allowProblems(/corrupt or mislabeled|svelte\.dev\/e\//);
  const buffer = await (await phonePhoto(1100, 1300)).toBuffer();
  const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
  const large = { ...photo, buffer: await (await phonePhoto(1300, 2600)).toBuffer() };
  const before: Files = {
    ...contentFiles(FIXTURE_CONTENT),
    '.git/HEAD': base64('ref: refs/heads/main'),
  };
  const shared = text(before['content/gallery/low-tide.md']);
  before['content/gallery/again.md'] = base64(shared.replace(/^title: .*$/m, 'title: Again'));
  await page.goto(DESK);
  const work = page.getByRole('button', { name: 'Work with Local Repository' });
  await work.waitFor();
  await giveFolder(page, before);
  await work.click();

  await test.step('the form says why a picture or a text cannot be used', async () => {
    await page.getByRole('button', { name: 'New' }).click();
    const small = await sharp(photo.buffer).resize(600).jpeg().toBuffer();
    const alert = pictureField(page).getByRole('alert');
    await choosePicture(page, photo);
    await expect(alert).toHaveText(/^Write the title first/);
    await field(page, 'Title').fill('Open day: the boats');
    for (const [buffer, sentence] of [
      [small, /^IMG_2041\.jpg is \d+ pixels wide .* at least 1000 pixels wide/],
      [photo.buffer.subarray(0, 2000), /^IMG_2041\.jpg cannot be read/],
      [Buffer.from('not a picture'), /^IMG_2041\.jpg cannot be read/],
      [Buffer.alloc(0), /^IMG_2041\.jpg is an empty file/],
    ] as const) {
      await choosePicture(page, { ...photo, buffer });
      await expect(alert).toHaveText(sentence);
    }
    await choosePicture(page, large);
    await expect(pictureField(page).getByRole('img')).toBeVisible();
    await field(page, 'Alternative text').fill('IMG_2041.jpg');
    await save(page);
    await expect(page.getByText('This is the name of a file.')).toBeVisible();
  });

  await test.step('photos are added, one of them a HEIC', async () => {
    await describePhoto(page, 'Open day: the boats');
    await saveAndClose(page);
    await openView(page, '#/collections/photos/new');
    await field(page, 'Title').fill('Open day: The boats');
    await save(page);
    await expect(page.getByText('Another one has this title.')).toBeVisible();
    await field(page, 'Title').fill('From a phone');
    await choosePicture(page, '__tests__/fixtures/phone.heic');
    // The library reads HEIC in WebAssembly.
    await expect(pictureField(page).getByRole('img')).toBeVisible({ timeout: 30_000 });
    await describePhoto(page, 'From a phone');
    await saveAndClose(page);
  });

  await test.step('a service gets another picture, a page another headline', async () => {
    await openView(page, '#/collections/services/entries/knot-school');
    await field(page, 'Title').fill('Knots: all that hold');
    await choosePicture(page, photo);
    await expect(pictureField(page).getByRole('img')).toBeVisible();
    await saveAndClose(page);
    await openView(page, '#/collections/_singletons/entries/home');
    await field(page, 'Headline').fill('A new headline');
    await saveAndClose(page);
  });

  await test.step('two photos are deleted; a picture that another photo shows stays', async () => {
    await openView(page, '#/collections/photos');
    for (const title of ['Mending day', 'Low water']) {
      await page.getByRole('row', { name: title }).getByRole('checkbox').click();
    }
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('row', { name: 'Low water' })).toHaveCount(0);
  });

  let after: Files = {};
  const changes = async () => {
    after = (await readFolder(page)) ?? {};
    const paths = Object.keys({ ...before, ...after });
    const changed = paths.filter((path) => before[path] !== after[path]);
    return changed.map((path) => `${path in after ? 'wrote' : 'deleted'} ${path}`).sort();
  };
  // Polled because the desk may still be deleting.
  await expect
    .poll(changes, 'files that the desk wrote or deleted')
    .toEqual([
      'deleted content/gallery/low-tide.md',
      'deleted content/gallery/net-mending.jpg',
      'deleted content/gallery/net-mending.md',
      'deleted content/services/knot-school.jpg',
      'wrote content/gallery/from-a-phone.md',
      'wrote content/gallery/from-a-phone.webp',
      'wrote content/gallery/open-day-the-boats.md',
      'wrote content/gallery/open-day-the-boats.webp',
      'wrote content/home.md',
      'wrote content/services/knot-school.md',
      'wrote content/services/knot-school.webp',
    ]);
  expect(text(after['content/gallery/open-day-the-boats.md'])).toBe(
    "---\nsrc: open-day-the-boats.webp\nalt: Two girls look at a boat.\ntitle: 'Open day: the boats'\ndescription: 'Boats: all of them.'\n---\n",
  );
  expect(text(after['content/home.md'])).toBe(
    text(before['content/home.md']).replace(/(headline: ).*/, '$1A new headline'),
  );
  for (const [path, width, height] of [
    ['content/gallery/open-day-the-boats.webp', 1280, 2560],
    ['content/gallery/from-a-phone.webp', 1200, 900],
  ] as const) {
    const { exif, xmp, iptc, ...shape } = await sharp(
      Buffer.from(after[path], 'base64'),
    ).metadata();
    expect({ exif, xmp, iptc }, 'metadata of the camera').toEqual({});
    expect(shape).toMatchObject({ format: 'webp', width, height });
  }
  const problemsBefore = await problemsOf(before, test.info().outputPath('before'));
  const problemsAfter = await problemsOf(after, test.info().outputPath('after'));
  expect(problemsBefore, 'the desk adds no problem').toEqual(expect.arrayContaining(problemsAfter));
});
