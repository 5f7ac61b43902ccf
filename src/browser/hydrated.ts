declare global {
  interface Window {
    /** Removes the listeners that `src/build/html/deferredScripts.tsx` adds until the page is hydrated. */
    untilHydrated?: AbortController;
    /** The button that the visitor clicked last before hydration, recorded by one of these listeners. */
    pressedButton?: HTMLButtonElement | null;
  }
}

/** Whether scripts have taken over the page: not on the server, and not while they hydrate it. */
export const isHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.body.dataset;

/**
 * Says that scripts have taken over the page, and presses the button again, once, that was pressed
 * before.
 */
export function finishHydration(): void {
  window.untilHydrated?.abort();
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  const { pressedButton } = window;
  window.pressedButton = null;
  pressedButton?.click();
}
