import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { listen } from './listen';

/**
 * Returns a value that only the browser knows, such as the year on the visitor's clock. After hydration it
 * replaces the server's value in a transition, which React renders in short steps; `useSyncExternalStore` would
 * render everything that changes in one long step, during which the page does not respond.
 * @param read returns the value, the same each time unless `subscribe` reports a change
 * @param serverValue what the server rendered, used until the page has hydrated
 * @param subscribe for values that change while the page is open: calls back whenever the value may have
 * changed, and returns a function that stops it; called once
 */
export function useClientValue<T extends string | number | boolean>(
  read: () => T,
  serverValue: T,
  subscribe?: (onChange: () => void) => () => void,
): T {
  const [value, setValue] = useState(() => (isHydrated() ? read() : serverValue));
  const update = useEffectEvent(() => setValue(read()));
  const start = useEffectEvent((onChange: () => void) => subscribe?.(onChange));
  useEffect(() => {
    startTransition(() => update());
    return start(() => update());
  }, []);
  return value;
}

/** Whether the page has hydrated: `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

/** Whether a media query, which must not change, matches; `false` until the page has hydrated. */
export function useMediaQuery(query: string): boolean {
  return useClientValue(
    () => window.matchMedia(query).matches,
    false,
    (onChange) => listen(window.matchMedia(query), 'change', onChange),
  );
}
