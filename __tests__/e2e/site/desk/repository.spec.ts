import { FIXTURE_CONTENT } from '../../../support/fixture';
import { contentFiles } from '../../support/desk/files';
import {
  choosePicture,
  DESK,
  describePhoto,
  field,
  openPlace,
  pictureField,
  save,
} from '../../support/desk/form';
import { GitHub, TOKEN } from '../../support/desk/gitHub';
import { phonePhoto } from '../../support/desk/photo';
import { expect, test } from '../../support/test';

// Two visits to a page of two megabytes, on a machine with other things to do.
test.describe.configure({ timeout: 90_000 });

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
  await choosePicture(page, {
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  });
  await expect(pictureField(page).getByRole('img')).toBeVisible();
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

  await test.step('someone else changes the same file meanwhile', async () => {
    const path = 'content/services/knot-school.md';
    await openPlace(page, '#/collections/services/entries/knot-school');
    await field(page, 'Description').fill('Knots: all that hold.');
    gitHub.change(path, /^title: .*$/m, 'title: Knots');
    await save(page);
    const dialog = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
    await expect(dialog).toContainText('If you save now, their changes will be lost.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Description')).toHaveValue('Knots: all that hold.');
    expect(gitHub.commits).toHaveLength(1);
  });
});
