/** A value that outlives the pages that show it. */
export interface Store<T> {
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

/**
 * Returns a store for a text that the browser keeps, empty at first: in `sessionStorage` for this tab, in `localStorage`
 * for later visits too. Other programs can write any text there. If storage is refused or full, the text lasts for this
 * page load.
 */
export function createStoredText(
  area: 'sessionStorage' | 'localStorage',
  key: string,
): Store<string> {
  const refused = createStore<string | null>(null);
  return {
    get() {
      try {
        return refused.get() ?? window[area].getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    set(text) {
      let rest: string | null = null;
      try {
        window[area].setItem(key, text);
      } catch {
        rest = text;
      }
      refused.set(rest);
    },
    subscribe: refused.subscribe,
  };
}
