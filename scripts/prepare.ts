/**
 * Runs before `gatsby build` and `gatsby develop`: ends them if the content has errors, and deletes a cache that
 * other code has made.
 */
import { dropOutdatedCache } from '../src/build/cache';
import { printContentCheck } from './lib/printContentCheck';

void printContentCheck().then((isRight) => {
  if (!isRight) process.exitCode = 1;
  else if (dropOutdatedCache()) {
    console.log('The code has changed, or no build has ended: starting from nothing.');
  }
});
