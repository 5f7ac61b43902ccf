/**
 * npm run content:check: reads everything in content/, or in the folder named after `--`, and says
 * what is wrong with it. Ends with status 1 when there are errors; warnings alone do not stop a build.
 */
import { tellContent } from './lib/tellContent';

async function main() {
  const { right } = await tellContent(process.argv[2]);
  if (!right) process.exitCode = 1;
}

void main();
