/**
 * npm run content:check: checks everything in content/, or in the folder that is named after `--`, and prints
 * the problems. Ends with exit code 1 when one is an error; a warning does not stop a build.
 */
import { printContentCheck } from './lib/printContentCheck';

void printContentCheck(process.argv[2]).then((isRight) => {
  if (!isRight) process.exitCode = 1;
});
