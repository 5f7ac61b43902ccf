/**
 * Media queries at which behaviour changes. The style sheets of the components repeat the widths, since
 * CSS cannot import them.
 */

/** The header shows its links instead of the menu button: 768 px. */
export const WIDE_HEADER = '(min-width: 48rem)';

/** The services carousel shows four cards instead of one: 1024 px (docs/specification.md, reading 3). */
export const DESKTOP_CAROUSEL = '(min-width: 64rem)';
