import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isHydrated } from '../browser/hydrated';

/** Has a value read anew whenever it may have changed; gives what ends that. */
type Subscribe = (onChange: () => void) => () => void;

const never: Subscribe = () => () => {};

/**
 * A value only the browser knows, such as the year on the visitor's clock. What hydration puts right is
 * drawn in short steps: `useSyncExternalStore` would draw all of it in one, while the page is not usable.
 * @param read gives the value, the same each time unless `subscribe` says otherwise
 * @param serverValue what the server rendered, used until the page has hydrated
 * @param subscribe for values that change while the page is open
 */
export function useClientValue<T extends string | number | boolean>(
  read: () => T,
  serverValue: T,
  subscribe = never,
): T {
  const [value, setValue] = useState(() => (isHydrated() ? read() : serverValue));
  const update = useEffectEvent(() => setValue(read()));
  useEffect(() => {
    startTransition(() => update());
    return subscribe(() => update());
  }, [subscribe]);
  return value;
}

/** Whether scripts have taken over the page: `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

/** Whether a media query, one of `styles/breakpoints.ts`, matches; `false` until the page has hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback<Subscribe>(
    (onChange) => subscribeTo(window.matchMedia(query), 'change', onChange),
    [query],
  );
  return useClientValue(() => window.matchMedia(query).matches, false, subscribe);
}

/**
 * Whether the page is scrolled further than a distance.
 * @param distance px; exactly this far is not yet past
 */
export function useScrolledPast(distance: number): boolean {
  return useClientValue(() => window.scrollY > distance, false, scrolling);
}

const scrolling: Subscribe = (onChange) => subscribeTo(window, 'scroll', onChange);

function subscribeTo(target: EventTarget, event: string, onChange: () => void) {
  target.addEventListener(event, onChange, { passive: true });
  return () => target.removeEventListener(event, onChange);
}
