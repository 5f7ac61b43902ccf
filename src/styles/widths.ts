/**
 * `sizes` of pictures: at least their width on screen, and at most half as much again. `layout.spec.ts` tests them.
 */

/** The whole width of the page. */
export const WHOLE = '100vw';

/** One of two columns from 48rem on; the whole width on phones. */
export const HALF = `(min-width: 48rem) 50vw, ${WHOLE}`;

/** One of two cards from 40rem on; the whole width on phones. */
export const PAIR = `(min-width: 40rem) 50vw, ${WHOLE}`;
