// @ts-check
/** Runs Gatsby's command line without its telemetry, its survey and its reminders to update browser data. */
import { createRequire } from 'node:module';
import { compileNodeCode } from '../src/gatsby/compileNodeCode.mjs';
import { leanGatsby } from '../src/gatsby/leanGatsby.mjs';
import { showError } from './lib/readerError.mjs';

Object.assign(process.env, {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
});
// Without a terminal Gatsby prints progress bars all the same, unless CI is set.
if (!process.stdout.isTTY) process.env.CI ??= 'true';

// When scripts/build.ts started this process and was killed, nobody encodes the pictures any more, and
// Gatsby would wait for them forever.
if (process.send) process.on('disconnect', () => process.exit(1));

try {
  const require = createRequire(import.meta.url);
  if (process.argv[2] === 'build') {
    await compileNodeCode();
    leanGatsby(require, process.env.CODE_HASH ?? '');
  }
  require('gatsby/cli.js');
} catch (error) {
  showError(error);
  process.exit(1);
}
