import { navigate } from 'gatsby';
import { useEffect, useEffectEvent } from 'react';
import { isModified } from '../navigation/modifiedClick';

/**
 * Has keys lead to pages, as arrow keys lead from photo to photo. Left to the browser in text fields and
 * menus, and with modifier keys.
 * @param pages the path of each key's page
 */
export function usePageKeys(pages: Readonly<Record<string, string>>): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const busy = event.target instanceof Element && event.target.closest('[role=dialog], input');
    if (event.defaultPrevented || isModified(event) || busy || !(event.key in pages)) return;
    event.preventDefault();
    navigate(pages[event.key]);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
