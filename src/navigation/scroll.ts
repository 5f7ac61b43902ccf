import type { GatsbyBrowser } from 'gatsby';

/** Gatsby's function that returns the position saved for a history entry, px; its own type is `Function`. */
type SavedPosition = (location: object, key: string) => [left: number, top: number | undefined];

/** Path of the page that is shown. */
let shown: string | undefined;

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
  const isSamePage = !prevRouterProps || prevRouterProps.location.pathname === location.pathname;
  shown = location.pathname;
  // The browser's own entries have no key, for which the router uses this one.
  const { key = 'initial' } = (window.history.state ?? {}) as { key?: string };
  const [, top] = (getSavedScrollPosition as SavedPosition)({ ...location, key }, key);
  if (isSamePage) {
    // A link to the page that is shown leads to its top.
    if (prevRouterProps && key !== 'initial' && !top) window.scrollTo(0, 0);
    return false;
  }
  window.scrollTo({ top, behavior: 'instant' });
  if (!top && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  return false;
};

/**
 * Keeps the browser from restoring a position before the page to which Back or Forward lead is rendered: Gatsby would
 * save that position for the page being left. The mode belongs to the history entry, and browsers read it after the
 * event (HTML standard, "update document for history step application").
 */
export function restoreAfterRendering(): void {
  shown = window.location.pathname;
  window.addEventListener('popstate', () => {
    if (window.location.pathname === shown) return;
    window.history.scrollRestoration = 'manual';
    setTimeout(() => (window.history.scrollRestoration = 'auto'));
  });
}
