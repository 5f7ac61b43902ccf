/**
 * Runs before `gatsby build` and `gatsby develop`: checks the content, and deletes a dirty cache. If the
 * content has errors, ends a build; before the development server, which cannot start with errors, waits until
 * they are corrected.
 */
import { watch } from 'node:fs';
import { once } from 'node:events';
import { removeDirtyCache } from '../src/gatsby/cache';
import { CONTENT_FOLDER } from '../src/markdown/load';
import { printContentCheck } from './lib/printContentCheck';

async function prepare(command: string | undefined) {
  while (!(await printContentCheck())) {
    if (command !== 'develop') {
      process.exitCode = 1;
      return;
    }
    console.log('\nThe preview starts once you have corrected these errors.');
    const watcher = watch(CONTENT_FOLDER, { recursive: true });
    await once(watcher, 'change');
    watcher.close();
  }
  if (removeDirtyCache()) {
    console.log('The cache cannot be used again. Starting from nothing.');
  }
}

void prepare(process.argv[2]);
