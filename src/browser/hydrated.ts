declare global {
  interface Window {
    /** Ends what `src/build/html/deferredScripts.tsx` does until scripts have taken over the page. */
    waiting?: AbortController;
    /** The button pressed last, as it notes it. */
    pressed?: HTMLButtonElement | null;
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
  window.waiting?.abort();
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  const { pressed } = window;
  window.pressed = null;
  pressed?.click();
}
