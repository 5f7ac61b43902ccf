import { isFreshVisit } from './freshVisit';
import { readFromSession, saveInSession } from './sessionStore';

/**
 * A location as the router gives it: marked when a link led there, which Back and Forward do not, and
 * with a key of its history entry.
 */
export type RoutedLocation = Pick<Location, 'href' | 'pathname' | 'hash'> & {
  action?: 'PUSH';
  key?: string;
};

/** The element that a hash points at, if the page has it. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodedHash(hash));
}

/** What stands behind the `#`; nothing where its percent-encoding is not valid, as in `#%`. */
export function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Lets the keyboard go on from an element, as the browser's own links do. */
export function focusOn(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

const storageKey = ({ pathname, key }: RoutedLocation) => `scroll ${pathname} ${key}`;

/** Saves the window's scroll position for a history entry, until the window closes. */
export function rememberScroll(location: RoutedLocation): void {
  saveInSession(storageKey(location), window.scrollY);
}

function recallScroll(location: RoutedLocation): number {
  return Number(readFromSession(storageKey(location)) ?? 0);
}

/**
 * Scrolls the window on each navigation, and on the first load. Back, Forward and reloads restore the
 * place, a new page starts at its top at once, and hash links glide: from another page, from that
 * page's top.
 * @param previous where the visitor was, if on this site
 */
export function scrollOnArrival(previous: RoutedLocation | undefined, location: RoutedLocation) {
  const { hash, pathname } = location;
  const newPage = previous?.pathname !== pathname;
  const followed = location.action === 'PUSH';
  const target = targetOf(hash);
  const top = recallScroll(location);
  if (!previous) {
    if (hash) target?.scrollIntoView();
    else if (top && !isFreshVisit()) window.scrollTo(0, top);
  } else if (hash && !target) {
    // As of a photo, or one that leads nowhere.
    if (newPage && followed) window.scrollTo(0, 0);
  } else if (!followed) {
    // Nothing was remembered for an address typed by hand: its hash is all there is.
    if (!top && target) target.scrollIntoView();
    else window.scrollTo(0, top);
  } else if (newPage) {
    window.scrollTo(0, 0);
    // The router, whose effect follows, puts the focus on the page, which ends a glide in WebKit.
    if (target) requestAnimationFrame(() => target.scrollIntoView({ behavior: behavior() }));
  } else {
    if (target) target.scrollIntoView({ behavior: behavior() });
    else window.scrollTo({ top: 0, behavior: behavior() });
    // On a new page, `useRouteAnnouncer` does so after the router.
    focusOn(target ?? document.body);
  }
}

/**
 * Leaves the restoring of places to `scrollOnArrival`: the browser's own comes before the other page
 * does, and would be remembered as the place the visitor left. A reload is the browser's again.
 */
export function takeOverRestoration() {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}
