/**
 * The constants of the interface, with the names that they have in docs/specification.md, section 9. Two are elsewhere: the
 * smooth-scroll offset in `styles/tokens.css`, since the browser needs it before any script runs, and the card
 * animation delays in `content/schemas/service.ts`, which allows no others.
 */

/** Header scroll threshold, px: when the page is scrolled further, the header is opaque. */
export const HEADER_SCROLL_THRESHOLD = 10;

/** Swipe threshold, px: a horizontal swipe at least this long moves a slide. */
export const SWIPE_THRESHOLD = 50;

/** Simulated send delay, ms. */
export const SIMULATED_SEND_DELAY = 1500;

/** Gallery reveal delay, ms: how long a photo stays in view before it is revealed. */
export const GALLERY_REVEAL_DELAY = 2500;

/** Gallery visibility threshold: the share of a tile that must be in view. */
export const GALLERY_VISIBILITY_THRESHOLD = 0.1;

/** Gallery visibility margin, px: how far beyond the window's edge still counts as in view. */
export const GALLERY_VISIBILITY_MARGIN = 50;

/** Scroll-reveal threshold: the share of a service card that must be in view before it fades in. */
export const SCROLL_REVEAL_THRESHOLD = 0.1;

/** Desktop carousel cards at a time; the `sizes` in `CarouselSlides.tsx` follow it. */
export const DESKTOP_CAROUSEL_CARDS = 4;
