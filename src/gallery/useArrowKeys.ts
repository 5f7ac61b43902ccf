import { navigate } from 'gatsby';
import { useEffect, useEffectEvent } from 'react';
import { isRightToLeft } from '../textDirection';
import { isModified } from '../navigation/links';

/**
 * Has the arrow keys lead to pages, as they lead from photo to photo. Left to the browser in text fields and
 * menus, and with modifier keys.
 * @param before path of the page before
 * @param after path of the page after: to the right, or to the left in a page that is set from right to left
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
