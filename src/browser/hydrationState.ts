declare global {
  interface Window {
    /** Removes the listeners that `src/gatsby/html/deferredScripts.tsx` adds until the page is hydrated. */
    untilHydrated?: AbortController;
    /** The button that the visitor clicked last before hydration, recorded by one of these listeners. */
    pressedButton?: HTMLButtonElement | null;
  }
}

/** Whether the page is hydrated: `false` on the server and during hydration. */
export const isHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.body.dataset;

/**
 * Ends the inline script's handling of clicks, and clicks the button again that the visitor clicked
 * last before hydration.
 */
export function finishHydration(): void {
  window.untilHydrated?.abort();
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  const { pressedButton } = window;
  window.pressedButton = null;
  pressedButton?.click();
}
