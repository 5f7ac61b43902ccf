/**
 * Media queries at which behaviour or the `sizes` of pictures change. The style sheets of the components repeat them,
 * since CSS cannot import them; `eslint.config.mjs` lists them all.
 */

/** The header shows its links instead of the menu button: 768 px. */
export const WIDE_HEADER = '(min-width: 48rem)';

/**
 * Words stand beside a picture instead of below it: the window is so wide in proportion that its height would leave a
 * picture above words little, and wide enough for both, 560 px.
 */
export const WORDS_BESIDE = '(min-aspect-ratio: 5/4) and (min-width: 35rem)';

/** The services carousel shows four cards instead of one: 1024 px (docs/specification.md, reading 3). */
export const DESKTOP_CAROUSEL = '(min-width: 64rem)';
