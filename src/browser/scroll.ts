import type { GatsbyBrowser } from 'gatsby';
import { isFreshVisit } from './visit';

type RouteUpdate = Parameters<NonNullable<GatsbyBrowser['onRouteUpdate']>>[0];
type ScrollUpdate = Parameters<NonNullable<GatsbyBrowser['shouldUpdateScroll']>>[0];

/**
 * A location that Gatsby marks, without typing it, when a link led there; Back and Forward leave it
 * unmarked.
 */
type RoutedLocation = Pick<Location, 'pathname' | 'search' | 'hash'> & { action?: 'PUSH' };

/** The element that a hash points at, if the page has it. */
export function targetOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
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

/**
 * Where the window scrolls on each navigation; used instead of Gatsby's own rules, which jump to
 * the hash on Back and never glide. Back and Forward restore the place, a new page starts at its
 * top at once, and hash links glide: from another page, from that page's top.
 * @returns `true` where Gatsby's default is right: on the first load, a hash or an old place
 */
export function updateScroll({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}: ScrollUpdate): boolean {
  const location: RoutedLocation = routerProps.location;
  const previous = prevRouterProps?.location;
  // Gatsby takes every first page of a window for the same one, and would scroll to its old place.
  if (!previous) return location.hash !== '' || !isFreshVisit();

  const samePage = previous.pathname === location.pathname;
  if (location.action !== 'PUSH') {
    const savedPosition = getSavedScrollPosition as (at: Location) => [left: number, top: number];
    const [, top] = savedPosition(routerProps.location);
    // Nothing was saved for an address typed by hand: its hash is all there is.
    if (!top && location.hash) return true;
    window.scrollTo(0, top);
    return false;
  }
  if (!samePage) window.scrollTo(0, 0);
  const target = targetOf(location.hash);
  const glide = () => target?.scrollIntoView({ behavior: behavior() });
  if (target && samePage) glide();
  // The router, whose effect follows, puts the focus on the page, which ends a glide in WebKit.
  else if (target) requestAnimationFrame(glide);
  else if (samePage) window.scrollTo({ top: 0, behavior: behavior() });
  // On a new page, `useArrival` does so after the router.
  if (samePage) focusOn(target ?? document.body);
  return false;
}

/** A new page starts at its top also when its hash leads nowhere, which Gatsby never asks about. */
export function startAtTop({ location, prevLocation }: RouteUpdate) {
  const { action, hash, pathname }: RoutedLocation = location;
  const newPage = prevLocation && prevLocation.pathname !== pathname;
  if (newPage && action === 'PUSH' && hash && !targetOf(hash)) window.scrollTo(0, 0);
}

/**
 * Leaves the restoring of places to `updateScroll`: the browser's own comes before the other page
 * does, and Gatsby would save it as the place the visitor left. A reload is the browser's again.
 */
export function takeOverRestoration() {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

/**
 * Removes a hash that is not valid percent-encoding, such as `#%`, on load and whenever one is
 * typed: Gatsby's scroll handler throws on it and takes the page down.
 */
export function dropMalformedHashes() {
  function check() {
    try {
      decodeURIComponent(window.location.hash);
    } catch {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
      // The router has read the address already; this makes it read again.
      window.dispatchEvent(
        new PopStateEvent('popstate', { state: window.history.state as unknown }),
      );
    }
  }
  check();
  window.addEventListener('popstate', check);
}
