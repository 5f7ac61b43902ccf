import { useEffect } from 'react';
import { isModified } from './links';

const withoutHash = (address: string) => address.split('#')[0];

/**
 * Follows links within the current page (`#about`, `/#about` on the home page, or `#` for the top) as a browser
 * does: the address gets the hash, and a link to the current address adds no history entry. The router then
 * calls `scroll.ts`, which scrolls there smoothly.
 */
export function useHashLinks(): void {
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.button !== 0 || isModified(event)) return;
      const { target } = event;
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[href*="#"]:not([target])');
      const { history, location } = window;
      if (!link || withoutHash(link.href) !== withoutHash(location.href)) return;
      event.preventDefault();
      // The router's own function would drop a lone `#`, and would always add an entry.
      const state = { key: String(Date.now()) };
      if (link.href === location.href) history.replaceState(state, '', link.href);
      else history.pushState(state, '', link.href);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    }
    // In the capture phase, before the router's own links.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}
