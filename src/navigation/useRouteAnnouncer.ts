import { useEffect, useRef, type RefObject } from 'react';
import { fill } from '../fill';
import { focusOn, targetOf } from './hashTarget';
import { glideToTarget } from './scroll';

/**
 * After a navigation, announces the new page, or the section of it that the hash names, and leads to that
 * section: with the focus, and gliding.
 * @param pathname path of the current page
 * @param words what is announced, with `{title}`
 * @returns ref of the live region for the announcement
 */
export function useRouteAnnouncer(
  pathname: string,
  words: string,
): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = targetOf(window.location.hash);
    const heading = (target ?? document).querySelector('h1, h2, h3');
    if (region.current) {
      const title = heading?.textContent ?? document.title;
      region.current.textContent = fill(words, { title });
    }
    // In a microtask: the router's effect, which runs after this one, focuses the whole page.
    if (target) {
      queueMicrotask(() => {
        focusOn(target);
        glideToTarget();
      });
    }
  }, [pathname, words]);

  return region;
}
