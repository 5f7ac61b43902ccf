/**
 * Window widths at which behaviour changes, as media queries. The style sheets beside the
 * components state the same widths: CSS cannot read them from here.
 */

/** The header shows its links instead of the menu button: 768 px. */
export const WIDE_HEADER = '(min-width: 48rem)';

/** The services carousel shows four cards instead of one: 1024 px (specification, note 3). */
export const DESKTOP_CAROUSEL = '(min-width: 64rem)';

/** Columns of the gallery, widest first (specification, note 4): 1280, 1024 and 768 px. */
export const GALLERY_COLUMNS = [
  { query: '(min-width: 80rem)', columns: 4 },
  { query: '(min-width: 64rem)', columns: 3 },
  { query: '(min-width: 48rem)', columns: 2 },
] as const;
