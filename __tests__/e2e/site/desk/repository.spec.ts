import { FIXTURE_CONTENT } from '../../../support/fixture';
import { BLOCKED } from '../../support/desk/blocked';
import { contentFiles } from '../../support/desk/files';
import { DESK, field, openView, save, saveAndClose } from '../../support/desk/form';
import { GitHub, TOKEN } from '../../support/desk/gitHub';
import { PHONE } from '../../support/site';
import { expect, test } from '../../support/test';

test.use(PHONE);

test('editing the content on GitHub', async ({ page, context, allowProblems }) => {
  allowProblems(BLOCKED);
  allowProblems(/api\.github\.com|Invalid token|Failed to/);
  const gitHub = new GitHub(contentFiles(FIXTURE_CONTENT));
  await gitHub.answerIn(context);
  await page.goto(DESK);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Photos').waitFor();
  await openView(page, '#/collections/services/entries/knot-school');
  await field(page, 'Description').fill('Knots: all that hold.');

  await test.step('saving fails offline, and the form keeps its text', async () => {
    gitHub.isOffline = true;
    await save(page);
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(field(page, 'Description')).toHaveValue('Knots: all that hold.');
    expect(gitHub.commits).toEqual([]);
  });

  await test.step('saving commits to the branch', async () => {
    gitHub.isOffline = false;
    await saveAndClose(page);
    const [{ branch, additions, deletions }] = gitHub.commits;
    expect(branch).toBe('main');
    expect(additions.map(({ path }) => path)).toEqual(['content/services/knot-school.md']);
    expect(deletions).toEqual([]);
  });
});
