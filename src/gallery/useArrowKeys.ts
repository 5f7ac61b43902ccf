import { navigate } from 'gatsby';
import { useEffect, useEffectEvent } from 'react';
import { isRightToLeft } from '../textDirection';
import { isModified } from '../navigation/links';

/**
 * Maps the left and right arrow keys to page navigation, as in the photo viewer. Leaves them to the browser in
 * text fields and menus, and with modifier keys.
 * @param before path of the previous page
 * @param after path of the next page: to the right, or to the left on a right-to-left page
 */
export function useArrowKeys(before: string, after: string): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const busy = event.target instanceof Element && event.target.closest('[role=dialog], input');
    if (event.defaultPrevented || isModified(event) || busy) return;
    const [left, right] = isRightToLeft() ? [after, before] : [before, after];
    const page = { ArrowLeft: left, ArrowRight: right }[event.key];
    if (!page) return;
    event.preventDefault();
    navigate(page);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
