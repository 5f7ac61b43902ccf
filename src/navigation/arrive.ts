import type { RouteUpdateArgs } from 'gatsby';
import { announce } from '../ui/announce';

/** Id of the live region that announces the headings of new pages. Gatsby's own also speaks at links to a section. */
export const PAGE_ANNOUNCER = 'page-announcer';

/**
 * Takes keyboards and screen readers to where a link has led, in Gatsby's hook for a new address: to the target of its
 * hash, or to a new page, whose heading is announced.
 */
export function arrive({ location, prevLocation }: RouteUpdateArgs): void {
  // As the first page hydrates, the visitor may be writing already.
  if (!prevLocation && document.activeElement !== document.body) return;
  if (location.hash && location.hash !== prevLocation?.hash) {
    // In a timeout, because a dialog that the link has closed first returns the focus.
    setTimeout(() => focusTarget(location.hash));
  } else if (prevLocation && prevLocation.pathname !== location.pathname) {
    // Screen readers say a heading that takes the focus anyway.
    const heading = document.querySelector('h1:not([tabindex])')?.textContent ?? '';
    announce(document.getElementById(PAGE_ANNOUNCER), heading);
  }
}

/** The element around each page, which the router focuses after a link. */
const page = () => document.getElementById('gatsby-focus-wrapper');

/** Lets the router focus the next page. */
export const letPageTakeFocus = () => page()?.setAttribute('tabindex', '-1');

/** Lets Tab go on from a text that was clicked. The click would focus the page, and Tab begin at its first link. */
export function letTabGoOnFromClicks(): void {
  window.addEventListener('mousedown', () => page()?.removeAttribute('tabindex'));
}

/** Focuses an element only for now: a click on the text of one that can always be focused would take the focus there. */
function focusTarget(hash: string) {
  // Only the browser knows the target of a hash with encoded letters.
  const target =
    document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>(':target');
  if (!target) return;
  // A section is named by its heading; what has a name of its own, and the page's main part, may begin before one.
  const named = target.matches('main, [aria-labelledby]');
  const arrival = (!named && target.querySelector<HTMLElement>('h1, h2, h3')) || target;
  arrival.tabIndex = -1;
  arrival.addEventListener('blur', () => arrival.removeAttribute('tabindex'), { once: true });
  arrival.focus({ preventScroll: true });
}
