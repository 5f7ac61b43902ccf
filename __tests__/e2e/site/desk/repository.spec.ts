import { phonePhoto } from '../../../scripts/photo/photos';
import { FIXTURE_CONTENT } from '../../../support/fixture';
import { contentFiles } from '../../support/desk/files';
import {
  choosePicture,
  DESK,
  describePhoto,
  field,
  openView,
  pictureField,
  save,
} from '../../support/desk/form';
import { GitHub, TOKEN } from '../../support/desk/gitHub';
import { PHONE } from '../../support/site';
import { expect, test } from '../../support/test';

test.use(PHONE);

test('editing the content on GitHub', async ({ page, context, allowProblems }) => {
  allowProblems(/svelte\.dev\/e\/|api\.github\.com|Nothing was saved|Your token|Invalid token/);
  const gitHub = new GitHub(contentFiles(FIXTURE_CONTENT));
  await gitHub.answerIn(context);
  await page.goto(DESK);
  const signIn = async (token: string) => {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  const dialog = page.getByRole('alertdialog');

  await test.step('a wrong access token is refused', async () => {
    await signIn('wrong');
    await expect(page.getByRole('alert').filter({ hasText: /token/i })).toBeVisible();
    await signIn(TOKEN);
  });

  await test.step('a photo needs all its fields', async () => {
    await page.getByText('Photos').click();
    await page.getByRole('button', { name: 'New' }).click();
    const missing = page.getByText('This field is required.');
    // The desk empties a new form once more when it has just opened it.
    await save(page);
    await expect(missing).toHaveCount(4);
    await field(page, 'Title').fill('At anchor');
    await save(page);
    await expect(missing).toHaveCount(3);
    const buffer = await (await phonePhoto(1100, 1300)).toBuffer();
    await choosePicture(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await expect(pictureField(page).getByRole('img')).toBeVisible();
    await describePhoto(page, 'At anchor');
  });

  for (const [failure, sentence] of [
    ['offline', 'all that you wrote is still here'],
    ['expired', 'Your token has ended'],
  ] as const) {
    await test.step(`saving fails (${failure}), and the form keeps its text`, async () => {
      gitHub.failure = failure;
      await save(page);
      await expect(dialog).toContainText(sentence);
      await dialog.getByRole('button').first().click();
      await expect(field(page, 'Title')).toHaveValue('At anchor');
      expect(gitHub.commits).toEqual([]);
    });
  }

  await test.step('the photo becomes a pull request', async () => {
    gitHub.failure = undefined;
    await save(page);
    await dialog.getByRole('button', { name: 'Send for Review' }).click();
    await expect(field(page, 'Title')).toBeHidden();
    const [{ branch, additions }] = gitHub.commits;
    expect(branch).not.toBe('main');
    expect(additions.map(({ path }) => path).sort()).toEqual([
      'content/gallery/at-anchor.md',
      'content/gallery/at-anchor.webp',
    ]);
    const labels = ['sveltia-cms/pending_review'];
    await expect
      .poll(() => gitHub.pullRequests)
      .toMatchObject([{ head: branch, base: 'main', labels }]);
  });

  await test.step('the desk warns when somebody else has changed the same file', async () => {
    await openView(page, '#/collections/services/entries/knot-school');
    await field(page, 'Description').fill('Knots: all that hold.');
    gitHub.change('content/services/knot-school.md', /^title: .*$/m, 'title: Knots');
    await save(page);
    await expect(dialog).toContainText('If you save now, their changes will be lost.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Description')).toHaveValue('Knots: all that hold.');
    expect(gitHub.commits).toHaveLength(1);
  });

  await test.step('a photo is deleted from the menu of its form', async () => {
    await openView(page, '#/collections/photos/entries/net-mending');
    await page.getByRole('button', { name: 'Show Editor Options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(field(page, 'Title')).toBeHidden();
    expect(gitHub.commits[1].deletions.map(({ path }) => path).sort()).toEqual([
      'content/gallery/net-mending.jpg',
      'content/gallery/net-mending.md',
    ]);
  });
});
