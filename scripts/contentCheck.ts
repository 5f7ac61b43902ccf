/**
 * npm run content:check: checks everything in content/, or in the folder named after `--`, and prints the
 * problems. Exits with code 1 if one is an error; a warning does not stop a build.
 */
import { printContentCheck } from './lib/printContentCheck';

void printContentCheck(process.argv[2]).then((isRight) => {
  if (!isRight) process.exitCode = 1;
});
