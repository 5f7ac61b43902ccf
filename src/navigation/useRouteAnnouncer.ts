import { useEffect, useRef, type RefObject } from 'react';
import { announce } from '../announce';
import { withoutBrand } from '../documentTitle';
import { interpolate } from '../interpolate';
import { focusOn, targetOf } from './links';
import { glideToTarget } from './scroll';

/** Time after which a page is announced whose title is that of the page before, ms. */
const SAME_TITLE = 1000;

/**
 * After a navigation, announces the new page, and the section of it that the hash names, and leads to that
 * section: with the focus, and gliding.
 * @param pathname path of the current page
 * @param words what is announced, with `{title}`
 * @param brand ends the document's title, and is not announced
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
    // Gatsby replaces the title of the page before a moment later, unless both have the same.
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
