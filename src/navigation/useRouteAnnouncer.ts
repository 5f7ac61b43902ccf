import { useEffect, useRef, type RefObject } from 'react';
import { focusOn, targetOf } from '../browser/hashTarget';

/**
 * Says to which page, or which section of it, a link has led, and puts the focus on that section.
 * @param pathname path of the page shown
 * @returns ref of the live region that says it
 */
export function useRouteAnnouncer(pathname: string): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = targetOf(window.location.hash);
    const heading = (target ?? document).querySelector('h1, h2, h3');
    if (region.current) {
      region.current.textContent = `Navigated to ${heading?.textContent ?? document.title}`;
    }
    // The router, whose effect follows this one, puts the focus on the whole page.
    if (target) queueMicrotask(() => focusOn(target));
  }, [pathname]);

  return region;
}
