/** The longest time for which the page that is left stands still, ms. */
const LIMIT = 300;

/** Tells the browser that the next page is in the document. */
let shown: () => void = () => undefined;

/**
 * Fades from this page into the one that the router is about to show, where the browser can and motion is welcome.
 * The router renders after the next frame, at whose end the browser takes a picture of the page that is left.
 */
export function fadeIntoPage(path: string): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Back and Forward have changed the address already: some browsers show their own motion.
  if (still || path === window.location.pathname || !('startViewTransition' in document)) return;
  const next = new Promise<void>((resolve) => {
    shown = resolve;
    setTimeout(resolve, LIMIT);
  });
  // Rejects if another page is chosen meanwhile, or if the window is hidden.
  document.startViewTransition(() => next).ready.catch(() => undefined);
}

/** Starts the fade, in Gatsby's hook for a new page. */
export const startFade = () => shown();
