/** Events that show that the visitor is about to use the page, or that what failed before may work now. */
const EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'online'] as const;

/**
 * Calls back once, at the visitor's next interaction with the page, or when the browser is online again: for
 * example to fetch what only visitors who use the page need.
 * @returns removes the listeners
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
