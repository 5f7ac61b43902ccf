import { useEffect } from 'react';
import { isModified } from '../navigation/modifiedClick';

/**
 * Asks visitors for confirmation before they leave the page by a link of the site or by Back or Forward.
 * For reloads, other sites and closing the window the browser asks, in its own words.
 * @param active whether something would be lost
 * @param question asked in the confirmation dialog
 */
export function useLeaveWarning(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return;
    const listeners = new AbortController();
    const { signal } = listeners;

    function confirmOrCancel(event: Event) {
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    }

    function followLink(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || isModified(event)) return;
      const { origin, pathname } = window.location;
      if (link.origin === origin && link.pathname !== pathname) confirmOrCancel(event);
    }

    // In the capture phase, before the router's listeners navigate.
    document.addEventListener('click', followLink, { signal, capture: true });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    // Browsers without the Navigation API have no way to ask before Back and Forward.
    (window.navigation as Navigation | undefined)?.addEventListener(
      'navigate',
      (event) => {
        const { sameDocument, url } = event.destination;
        const leaves = new URL(url).pathname !== window.location.pathname;
        if (event.navigationType === 'traverse' && sameDocument && leaves) confirmOrCancel(event);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [active, question]);
}
