import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';

/** Time between two requests of a picture that is not there, ms, and how many there are. */
const [PAUSE, ATTEMPTS] = [1000, 5];

/**
 * Lets browsers ask the development server again for pictures that it does not have: gatsby-plugin-sharp makes
 * each one at its first request, but answers "not found" where that comes before the picture is registered, or
 * a second one just when the first has been answered. On a busy machine the page would keep a hole.
 */
export function awaitPictures({ app }: CreateDevServerArgs): void {
  (app as Application).get('/static/*', ({ path, query: { attempt = 1 } }, response, next) => {
    if (Number(attempt) >= ATTEMPTS) next();
    else setTimeout(() => response.redirect(`${path}?attempt=${Number(attempt) + 1}`), PAUSE);
  });
}
