/**
 * `sizes` of pictures that fill columns of the page's grid: the widths of `--content`, `--gutter` and
 * `--column-gap` in `tokens.css`.
 */

/** One of two columns from 48rem on; the whole width on phones. */
export const HALF_WIDTH =
  '(min-width: 85rem) min(33.3vw + 7.25rem, 51.25rem), (min-width: 48rem) calc(47vw - 1.25rem), calc(94vw - 1rem)';
