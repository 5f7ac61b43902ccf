import { useEffect } from 'react';
import { isModified } from '../browser/modifiedClick';

/**
 * Asks visitors who are about to leave the page whether they mean it: by a link of the site, by
 * Back or Forward, and, in the browser's own words, by closing the window.
 * @param active whether something would be lost
 * @param words what is asked
 */
export function useLeaveWarning(active: boolean, words: string): void {
  useEffect(() => {
    if (!active) return;
    const asking = new AbortController();
    const { signal } = asking;

    function keep(event: Event) {
      if (window.confirm(words)) return;
      event.preventDefault();
      event.stopPropagation();
    }

    function followLink(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || isModified(event)) return;
      const { origin, pathname } = window.location;
      if (link.origin === origin && link.pathname !== pathname) keep(event);
    }

    // Before the router's own listeners, which would have left already.
    document.addEventListener('click', followLink, { signal, capture: true });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Some browsers let nobody ask before Back and Forward.
    (window.navigation as Navigation | undefined)?.addEventListener(
      'navigate',
      (event) => {
        const { sameDocument, url } = event.destination;
        const leaves = new URL(url).pathname !== window.location.pathname;
        if (event.navigationType === 'traverse' && sameDocument && leaves) keep(event);
      },
      { signal },
    );
    return () => asking.abort();
  }, [active, words]);
}
