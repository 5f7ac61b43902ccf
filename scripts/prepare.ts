/**
 * Runs before `gatsby build` and `gatsby develop`: ends them if the content has errors, and deletes a cache that
 * other code has made.
 */
import { dropOutdatedCache } from '../src/build/cache';
import { printContentCheck } from './lib/printContentCheck';

void printContentCheck().then((isRight) => {
  if (isRight) dropOutdatedCache();
  else process.exitCode = 1;
});
