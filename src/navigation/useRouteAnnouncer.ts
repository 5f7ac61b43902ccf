import { useEffect, useRef, type RefObject } from 'react';
import { announce } from '../announce';
import { withoutBrand } from '../documentTitle';
import { interpolate } from '../interpolate';
import { focusOn, targetOf } from './links';
import { glideToTarget } from './scroll';

/** Delay before a page is announced whose title is the same as the previous page's, ms. */
const SAME_TITLE = 1000;

/**
 * Announces the new page after a navigation, with the section that the hash names. Moves the focus to that
 * section and scrolls to it smoothly.
 * @param pathname path of the current page
 * @param words the announcement, with `{title}`
 * @param brand the end of the document's title, which is not announced
 * @returns ref of the live region for the announcement
 */
export function useRouteAnnouncer(
  pathname: string,
  words: string,
  brand: string,
): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = targetOf(window.location.hash);
    // In a microtask: the router's effect, which runs after this one, focuses the whole page.
    if (target) {
      queueMicrotask(() => {
        focusOn(target);
        glideToTarget();
      });
    }
    const section = target?.querySelector('h1, h2, h3')?.textContent;
    // Gatsby replaces the previous page's title a moment later, unless both are the same.
    const before = document.querySelector('title');
    const observer = new MutationObserver(() => {
      if (document.title && document.querySelector('title') !== before) say();
    });
    const timer = setTimeout(say, SAME_TITLE);
    observer.observe(document.head, { childList: true });
    return stop;

    function stop() {
      observer.disconnect();
      clearTimeout(timer);
    }
    function say() {
      stop();
      const title = withoutBrand(document.title, brand);
      announce(
        region.current,
        interpolate(words, { title: section ? `${title}, ${section}` : title }),
      );
    }
  }, [pathname, words, brand]);

  return region;
}
