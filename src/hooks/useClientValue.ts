import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value only the browser knows, such as the year on the visitor's clock.
 * @param read gives the value; must return equal primitives for unchanged facts
 * @param serverValue what the server rendered, used until the page has hydrated
 */
export function useClientValue<T extends string | number | boolean>(
  read: () => T,
  serverValue: T,
): T {
  return useSyncExternalStore(never, read, () => serverValue);
}

/** Whether scripts have taken over the page: `false` on the server and while hydrating. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
