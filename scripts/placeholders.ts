/**
 * npm run placeholders: lists what a real business still has to replace in content/, or in the folder that is
 * named after `--`, with file and line.
 */
import { checkContent } from '../src/check/checkContent';
import { report } from '../src/check/report';
import { CONTENT_FOLDER } from '../src/markdown/load';

async function main() {
  const { placeholders, ...checked } = await checkContent(process.argv[2] ?? CONTENT_FOLDER);
  console.log(report({ ...checked, problems: placeholders }));
}

void main();
