/**
 * `sizes` of pictures: at least their width on screen, and at most half as much again. `layout.spec.ts` tests them.
 */

/** The whole width of the page. */
export const WHOLE = '100vw';

/** One of two columns from 48rem on; the whole width on phones. */
export const HALF = `(min-width: 48rem) 50vw, ${WHOLE}`;

/** One of three columns from 80rem on; one of two, or the whole width, in narrower windows. */
export const COLUMN = `(min-width: 80rem) 30vw, ${HALF}`;
