import { useSyncExternalStore } from 'react';

/** Has a value read anew whenever it may have changed; gives what ends that. */
type Subscribe = (onChange: () => void) => () => void;

const never: Subscribe = () => () => {};

/**
 * A value only the browser knows, such as the year on the visitor's clock.
 * @param read gives the value; must return equal primitives for unchanged facts
 * @param serverValue what the server rendered, used until the page has hydrated
 * @param subscribe for values that change while the page is open
 */
export function useClientValue<T extends string | number | boolean>(
  read: () => T,
  serverValue: T,
  subscribe = never,
): T {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}

/** Whether scripts have taken over the page: `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
