/**
 * Runs before `gatsby build` and `gatsby develop`: ends them if the content has errors, and empties a cache that
 * other code or an interrupted build has filled.
 */
import { prepareCache } from '../src/build/cache';
import { CONTENT_FOLDER } from '../src/content/names';
import { run } from './command';
import { contentCheck } from './contentCheck';

void run(async () => {
  if (!(await contentCheck(CONTENT_FOLDER))) process.exitCode = 1;
  else if (prepareCache())
    console.log('The code has changed, or a build was interrupted: starting from nothing.');
});
