/**
 * Window widths at which behaviour changes, as media queries. The style sheets beside the
 * components state the same widths: CSS cannot read them from here.
 */

/** The header shows its links instead of the menu button: 768 px. */
export const WIDE_HEADER = '(min-width: 48rem)';

/** The services carousel shows four cards instead of one: 1024 px (specification, note 3). */
export const DESKTOP_CAROUSEL = '(min-width: 64rem)';
