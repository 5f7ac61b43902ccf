import type { GatsbyBrowser } from 'gatsby';

/** Gatsby's function that returns the position saved for a history entry, px; its own type is `Function`. */
type SavedPosition = (location: object, key: string) => [left: number, top: number];

/** Path of the page that is shown. */
let shown: string;

/** Whether Back or Forward lead to another page that is not shown yet. */
let traversing = false;

function setTraversing(value: boolean) {
  traversing = value;
  document.documentElement.style.scrollBehavior = value ? 'auto' : '';
}

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
  setTraversing(false);
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
  window.addEventListener('popstate', () => setTraversing(window.location.pathname !== shown));
  window.addEventListener(
    'scroll',
    (event) => {
      if (traversing) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
