import { useLayoutEffect, useState } from 'react';
import { isHydrated } from '../browser/hydrationState';
import { keepSubject } from './chosenSubject';

/**
 * Loads the page anew when the visitor came to its form by a link from a page without one: the browser still
 * applies that page's policy, which does not allow the service.
 * @param service address of the service that takes messages, if there is one
 */
export function useServicePolicy(service: string | null): void {
  const [cameByLink] = useState(isHydrated);
  useLayoutEffect(() => {
    // The development server's pages have no policy.
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content;
    if (!service || !cameByLink || !policy || policy.includes(new URL(service).origin)) return;
    // Offline the page would be lost.
    if (!navigator.onLine) return;
    // This effect runs before that of the element around the form, which selects the subject.
    keepSubject();
    window.location.reload();
  }, [service, cameByLink]);
}
