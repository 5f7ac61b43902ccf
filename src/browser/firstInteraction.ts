/** Events that suggest that the visitor is about to use the page, or that a failed request may now succeed. */
const EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'online'] as const;

/**
 * Calls back once, at the visitor's next interaction with the page or when the browser is online again: for
 * example, to load code that only visitors who use the page need.
 * @returns a function that removes the listeners
 */
export function onFirstInteraction(callback: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const listener = () => {
    listeners.abort();
    callback();
  };
  EVENTS.forEach((type) => window.addEventListener(type, listener, { passive: true, signal }));
  return () => listeners.abort();
}
