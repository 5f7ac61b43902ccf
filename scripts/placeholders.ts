/** npm run placeholders: lists, with file and line, what a real business must still replace in content/. */
import { checkContent } from '../src/content/check/checkContent';
import { report } from '../src/content/check/report';
import { CONTENT_FOLDER } from '../src/content/names';

async function main() {
  const { placeholders, ...checked } = await checkContent(CONTENT_FOLDER);
  // The placeholders in a text that cannot be read are not known.
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  console.log(report({ ...checked, problems: [...errors, ...placeholders] }));
}

void main();
