import type { GatsbyBrowser } from 'gatsby';
import { focusOn, targetOf } from './links';

/** A location as Gatsby's router passes it on; `key` identifies the history entry. */
type RoutedLocation = Location & { key?: string };

/** Gatsby's function that returns the position saved for a history entry, px; its own type is `Function`. */
type SavedPosition = (location: Location, key: string | undefined) => [left: number, top: number];

/** Key of the history entry that Back or Forward led to last. */
let traversedTo: unknown;

/** The key of the current history entry, by which its scroll position is saved. */
const keyOfEntry = () => (window.history.state as { key?: unknown } | null)?.key;

/** Gives the current history entry a key. */
const setKey = (key: string) =>
  window.history.replaceState({ ...(window.history.state as object | null), key }, '');

/** The target of a link to a section of another page, until {@link glideToTarget}. */
let pendingTarget: HTMLElement | null = null;

/** How the window scrolls within a page: smoothly, unless the visitor prefers reduced motion. */
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Prepares what {@link shouldUpdateScroll} relies on. Call it before Gatsby starts. Turns off the browser's own
 * scroll restoration, except for reloads: the browser scrolls before the other page is rendered, and Gatsby
 * would save that position for the page being left. Gives keys to the history entries that the browser creates:
 * the first page's, and those of hashes that the visitor types.
 */
export function prepareScrolling(): void {
  window.history.scrollRestoration = 'manual';
  // Gatsby's router gives an entry without a key this one.
  if (!keyOfEntry()) setKey('initial');
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));
  window.addEventListener('popstate', ({ isTrusted }) => {
    // `useHashLinks` dispatches the others.
    if (!isTrusted) return;
    traversedTo = keyOfEntry();
    if (!traversedTo) setKey(String(Date.now()));
  });
}

/** Makes Gatsby save the position. It does so at each scroll event, but there is none if nothing scrolls. */
function savePosition(): false {
  window.dispatchEvent(new Event('scroll'));
  return false;
}

/**
 * Scrolls the window in Gatsby's hook, which asks whether Gatsby should scroll. It never should, since it
 * cannot scroll smoothly. Back, Forward and reloads restore the position. A new page starts at its top, without
 * animation. Links within the page scroll smoothly and move the focus.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const location: RoutedLocation = routerProps.location;
  const previous: RoutedLocation | undefined = prevRouterProps?.location;
  // On the first load the browser itself goes to the hash's target or restores the position.
  if (!previous || (previous.href === location.href && previous.key === location.key)) {
    return savePosition();
  }

  const target = targetOf(location.hash);
  pendingTarget = null;
  if (location.key === traversedTo) {
    const savedPosition = getSavedScrollPosition as SavedPosition;
    window.scrollTo(...savedPosition(location, location.key));
  } else if (previous.pathname !== location.pathname) {
    window.scrollTo(0, 0);
    pendingTarget = target;
  } else {
    if (target) target.scrollIntoView({ behavior: behavior() });
    else if (!location.hash) window.scrollTo({ top: 0, behavior: behavior() });
    focusOn(target ?? document.body);
  }
  return savePosition();
};

/**
 * Scrolls smoothly to the section that a link on another page led to. Call it once the section has the focus:
 * WebKit stops smooth scrolling when the focus moves.
 */
export function glideToTarget(): void {
  pendingTarget?.scrollIntoView({ behavior: behavior() });
  pendingTarget = null;
}
