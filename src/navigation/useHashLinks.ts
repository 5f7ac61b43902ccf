import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { isModified } from './modifiedClick';

/**
 * Passes clicks on links within the current page (`#about`, or `#` for its top) to the router, which
 * sets the hash; `scroll.ts` then scrolls there smoothly.
 */
export function useHashLinks(): void {
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
      if (!link) return;
      event.preventDefault();
      navigate(`${window.location.pathname}${link.getAttribute('href')}`);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
