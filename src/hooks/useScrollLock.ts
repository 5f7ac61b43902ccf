import { useLayoutEffect } from 'react';

/**
 * Keeps the page from scrolling while a dialog covers it. The page stays where it is: body and header leave the place of
 * the scroll bar free, the header by `--scroll-bar`. (The dialog's library would insert a style element, which the
 * content security policy forbids.)
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const width = `${window.innerWidth - root.clientWidth}px`;
    root.style.setProperty('--scroll-bar', width);
    root.style.overflow = 'hidden';
    body.style.paddingRight = width;
    return () => {
      root.style.removeProperty('--scroll-bar');
      root.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, []);
}
