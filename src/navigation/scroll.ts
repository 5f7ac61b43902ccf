import type { GatsbyBrowser } from 'gatsby';

/** Gatsby's function that returns the position saved for a history entry, px; its own type is `Function`. */
type SavedPosition = (location: object, key: string) => [left: number, top: number];

/** Path of the page that is shown. */
let shown: string;

/** Whether Back or Forward lead to another page that is not shown yet. */
let traversing = false;

/** Sets whether the page glides where it is scrolled to (`base.css`). */
const setGliding = (glides: boolean) =>
  document.documentElement.toggleAttribute('data-glides', glides);

/**
 * Scrolls the window in Gatsby's hook, which asks whether Gatsby should scroll. It never should: it scrolls to the
 * target of a hash even where Back restores another position. A new page starts at its top, or at the target of its
 * hash; Back and Forward restore the position. The browser does everything else: the first load, links to a section,
 * and Back and Forward within a page.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const previous = prevRouterProps?.location;
  // The browser's own entries have no key, for which the router uses this one.
  const { key = 'initial' } = (window.history.state ?? {}) as { key?: string };
  const entry = { pathname: location.pathname, key };
  const [, top] = (getSavedScrollPosition as SavedPosition)(entry, key);
  traversing = false;
  shown = location.pathname;
  if (previous && previous.pathname !== location.pathname) {
    window.scrollTo({ top, behavior: 'instant' });
    if (!top && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  } else if (previous && key !== 'initial' && !top) {
    // A link to the page that is shown leads to its top.
    window.scrollTo(0, 0);
  }
  // Makes Gatsby save the position, which it does at scroll events: there may be none.
  window.dispatchEvent(new Event('scroll'));
  return false;
};

/**
 * Keeps Gatsby from saving a wrong position. At Back and Forward the browser restores the position of the other page
 * before that page is rendered, and Gatsby would save it for the page being left.
 */
export function ignoreEarlyScrolling(): void {
  shown = window.location.pathname;
  window.addEventListener('popstate', () => {
    traversing = window.location.pathname !== shown;
    if (traversing) setGliding(false);
  });
  window.addEventListener(
    'scroll',
    (event) => {
      if (traversing) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/**
 * Lets the page glide after a click, such as one on a link to a section; browsers report Enter on a link as a click. It
 * does not glide while it loads, nor to what Tab focuses, since Enter on a link would not lead on meanwhile.
 */
export function glideAfterClicks(): void {
  window.addEventListener('click', () => setGliding(true), { capture: true });
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') setGliding(false);
  });
}

/** How far browsers leave a target from its place while they scroll to keep it there, px. */
const ANCHORED = 10;

/**
 * Scrolls to the target of the first address once more when the fonts are there, which may move it: after a reload the
 * browser restores the position that fitted other fonts. Leaves the page alone if the visitor has scrolled.
 */
export async function keepTargetInPlace(): Promise<void> {
  const { scrollY } = window;
  await document.fonts.ready;
  const target = document.querySelector(':target');
  if (!target) return;
  const offset = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const away = Math.abs(target.getBoundingClientRect().top - offset);
  // One that is further away has been left: a reload keeps the place.
  if (away < (window.scrollY === scrollY ? offset : ANCHORED))
    target.scrollIntoView({ behavior: 'instant' });
}
