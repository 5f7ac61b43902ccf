/**
 * npm run content:check: reads everything in content/, or in the folder named after `--`, and says
 * what is wrong with it. Ends with status 1 when there are errors; warnings alone do not stop a build.
 */
import { printContentCheck } from './lib/printContentCheck';

async function main() {
  const { right } = await printContentCheck(process.argv[2]);
  if (!right) process.exitCode = 1;
}

void main();
