/** A value that outlives the pages that show it. */
interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls back after each change; returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
}

/** Returns a store for a value of this page load. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
