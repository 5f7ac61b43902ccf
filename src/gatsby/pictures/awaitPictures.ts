import type { Application } from 'express';
import type { CreateDevServerArgs } from 'gatsby';

/** Time between two requests for a missing picture, ms, and the number of requests. */
const [PAUSE, ATTEMPTS] = [1000, 5];

/**
 * Makes browsers request pictures again that the development server does not have yet. gatsby-plugin-sharp
 * makes each picture at its first request, but answers "not found" if that request comes before the picture is
 * registered, or if a second one comes just after the first was answered. On a busy machine the page would stay
 * without the picture.
 */
export function awaitPictures({ app }: CreateDevServerArgs): void {
  (app as Application).get('/static/*', ({ path, query: { attempt = 1 } }, response, next) => {
    if (Number(attempt) >= ATTEMPTS) next();
    else setTimeout(() => response.redirect(`${path}?attempt=${Number(attempt) + 1}`), PAUSE);
  });
}
