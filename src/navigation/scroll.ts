import { isFreshVisit } from './freshVisit';
import { focusOn, targetOf } from './hashTarget';
import { entryKey, readFromSession, saveInSession } from './sessionStore';

/** A location as Gatsby's router passes it on. */
export type RoutedLocation = Pick<Location, 'href' | 'pathname' | 'hash'> & {
  /** Set when a link led to the location, not Back or Forward. */
  action?: 'PUSH';
  /** Identifies the history entry. */
  key?: string;
};

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

const storageKey = (location: RoutedLocation) => `scroll ${entryKey(location)}`;

/** Saves the window's scroll position for a history entry. */
export function rememberScroll(location: RoutedLocation): void {
  saveInSession(storageKey(location), window.scrollY);
}

/**
 * Scrolls the window on each navigation, and on the first load. Back, Forward and reloads restore the
 * saved scroll position. A new page starts at its top, without animation. Hash links scroll smoothly
 * to their target, on a new page from its top.
 * @param previous the location before, `undefined` on the first load of the document
 * @returns scrolls to the target on a new page; to be called once the focus has moved there
 */
export function scrollOnArrival(
  previous: RoutedLocation | undefined,
  location: RoutedLocation,
): (() => void) | undefined {
  const { hash, pathname } = location;
  const newPage = previous?.pathname !== pathname;
  const byLink = location.action === 'PUSH';
  const target = targetOf(hash);
  const top = Number(readFromSession(storageKey(location)) ?? 0);
  if (!previous) {
    if (hash) target?.scrollIntoView();
    else if (top && !isFreshVisit()) window.scrollTo(0, top);
  } else if (hash && !target) {
    // The hash is a photo's address, or names nothing on the page.
    if (newPage && byLink) window.scrollTo(0, 0);
  } else if (!byLink) {
    // For a hash that the visitor typed into the address bar no position is saved: go to its target.
    if (!top && target) target.scrollIntoView();
    else window.scrollTo(0, top);
  } else if (newPage) {
    window.scrollTo(0, 0);
    if (target) return () => target.scrollIntoView({ behavior: behavior() });
  } else {
    if (target) target.scrollIntoView({ behavior: behavior() });
    else window.scrollTo({ top: 0, behavior: behavior() });
    // Only on the same page: on a new one `useRouteAnnouncer` focuses the target after the router.
    focusOn(target ?? document.body);
  }
  return undefined;
}

/**
 * Turns off the browser's own scroll restoration in favour of `scrollOnArrival`: the browser scrolls
 * before the other page is rendered, and that position would be saved for the page being left. For
 * reloads it is turned on again.
 */
export function takeOverScrollRestoration() {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}
