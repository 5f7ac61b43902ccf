import type { GatsbyBrowser } from 'gatsby';
import { focusOn, targetOf } from './links';

/** A location as Gatsby's router passes it on; `key` identifies the history entry. */
type RoutedLocation = Location & { key?: string };

/** Gatsby's function that gives the position saved for a history entry, px; its own type is `Function`. */
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

/** How the window scrolls within a page: gliding, unless the visitor asked for reduced motion. */
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Prepares what {@link shouldUpdateScroll} relies on; to be called before Gatsby starts. It turns off the
 * browser's own scroll restoration: the browser scrolls before the other page is rendered, and Gatsby would
 * save that position for the page being left. For reloads it is turned on again. And it gives keys to the entries
 * that the browser makes: that of the first page, and those of hashes that the visitor types.
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

/** Makes Gatsby save the position, as it does at each scroll event: where nothing scrolls, there would be none. */
function savePosition(): false {
  window.dispatchEvent(new Event('scroll'));
  return false;
}

/**
 * Gatsby's hook that decides whether Gatsby scrolls the window; it never does, since it cannot glide. Back,
 * Forward and reloads restore the position. A new page starts at its top, without animation. Links within
 * the page glide and move the focus.
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
 * Glides to the section that a link on another page led to. To be called once the focus is there: WebKit stops
 * a glide when the focus moves.
 */
export function glideToTarget(): void {
  pendingTarget?.scrollIntoView({ behavior: behavior() });
  pendingTarget = null;
}
