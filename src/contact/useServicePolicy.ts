import { useEffect, useState } from 'react';
import { isHydrated } from '../browser/hydrationState';

/**
 * Loads the page anew when the visitor came to its form by a link from a page without one: the browser still
 * applies that page's policy, which does not allow the service.
 * @param service address of the service that takes messages, if there is one
 */
export function useServicePolicy(service: string | null): void {
  const [cameByLink] = useState(isHydrated);
  useEffect(() => {
    // The development server's pages have no policy.
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content;
    if (!service || !cameByLink || !policy || policy.includes(new URL(service).origin)) return;
    // Offline the page would be lost.
    if (navigator.onLine) window.location.reload();
  }, [service, cameByLink]);
}
