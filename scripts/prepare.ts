/**
 * Runs before `gatsby build` and `gatsby develop`: ends them if the content has errors, and deletes a cache that
 * other code has made.
 */
import { dropOutdatedCache } from '../src/build/cache';
import { contentCheck } from './contentCheck';

void contentCheck().then((isRight) => {
  if (isRight && dropOutdatedCache()) {
    console.log('The code has changed, or no build has ended: starting from nothing.');
  }
});
