import type { GatsbyBrowser } from 'gatsby';
import { decodedHash, focusOn, targetOf } from './hashTarget';

/** A location as Gatsby's router passes it on; `key` identifies the history entry. */
type RoutedLocation = Location & { key?: string };

/** Gatsby's function that gives the position saved for a history entry, px; its own type is `Function`. */
type SavedPosition = (location: Location, key: string | undefined) => [left: number, top: number];

/** Key of the history entry that Back or Forward led to last. */
let traversedTo: string | undefined;

/** Scrolls the window at once, although `base.css` has it glide. */
const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Prepares what {@link shouldUpdateScroll} relies on; to be called before Gatsby starts. It turns off the
 * browser's own scroll restoration: the browser scrolls before the other page is rendered, and Gatsby would
 * save that position for the page being left. For reloads it is turned on again.
 */
export function prepareScrolling(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));
  window.addEventListener('popstate', () => {
    removeMalformedHash();
    // Gatsby's router gives an entry without a key this one.
    traversedTo = (window.history.state as { key?: string } | null)?.key ?? 'initial';
  });
  removeMalformedHash();
}

/** Removes a hash that is no valid percent-encoding, such as `#%`: Gatsby would throw when it decodes it. */
function removeMalformedHash() {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2 || decodedHash(hash)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Gatsby's hook: whether Gatsby scrolls by itself, to the hash's target or to the position saved for the
 * history entry. Back, Forward and reloads restore the position. A new page starts at its top, without
 * animation; `useRouteAnnouncer` then glides to the hash's target. Links within the page glide (`base.css`) and
 * move the focus.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const location: RoutedLocation = routerProps.location;
  const previous: RoutedLocation | undefined = prevRouterProps?.location;
  const target = targetOf(location.hash);
  // On the first load the browser itself goes to the hash's target or restores the position.
  if (!previous) return false;
  if (previous.href === location.href && previous.key === location.key) return false;

  if (location.key === traversedTo) {
    const savedPosition = getSavedScrollPosition as SavedPosition;
    const [, top] = savedPosition(location, location.key);
    // For a hash that the visitor typed into the address bar no position is saved: go to its target.
    if (!top && target) return true;
    jumpTo(top);
    return false;
  }
  if (previous.pathname !== location.pathname) {
    jumpTo(0);
    return false;
  }
  focusOn(target ?? document.body);
  return true;
};
