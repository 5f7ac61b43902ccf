/**
 * Runs before `gatsby build` and `gatsby develop`: ends them if the content has errors, and empties a cache that
 * other code or an interrupted build has filled.
 */
import { prepareCache } from '../src/build/cache';
import { CONTENT_FOLDER } from '../src/content/reading/load';
import { contentCheck } from './contentCheck';
import { run } from './readerError';

void run(async () => {
  if ((await contentCheck(CONTENT_FOLDER)) && prepareCache()) {
    console.log('The code has changed, or a build was interrupted: starting from nothing.');
  }
});
