// @ts-check
/** Runs Gatsby's own command with its reports home, its questions and its nagging switched off. */
import { createRequire } from 'node:module';
import { leanGatsby } from '../src/build/gatsby/leanGatsby.mjs';
import { checkNode } from './lib/nodeVersion.mjs';
import { showError } from './lib/readerError.mjs';

Object.assign(process.env, {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
});
// Without a terminal Gatsby still draws its progress bars, unless it takes the machine for a CI.
if (!process.stdout.isTTY) process.env.CI ??= 'true';

// Started by scripts/build.ts, which was killed: without its encoder the build would never end.
if (process.send) process.on('disconnect', () => process.exit(1));

try {
  checkNode();
  const require = createRequire(import.meta.url);
  if (process.argv[2] === 'build') leanGatsby(require, process.env.CODE_HASH ?? '');
  require('gatsby/cli.js');
} catch (error) {
  showError(error);
  process.exit(1);
}
