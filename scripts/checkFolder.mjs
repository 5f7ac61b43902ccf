// @ts-check
/** Ends a build or preview in a folder where Gatsby fails. Not in TypeScript, since tsx fails there, too. */
import { cwd, exit } from 'node:process';

if (/[()[\]{}#%?]/.test(cwd())) {
  console.error(
    `\nGatsby fails in ${cwd()}: rename the folder, without the characters ( ) [ ] { } # % ?. Letters of any script, spaces, + & and ! work.`,
  );
  exit(1);
}
