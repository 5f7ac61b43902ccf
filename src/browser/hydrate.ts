import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /**
     * Resolved once the deferred styles have loaded, which `src/build/html/deferredScripts.tsx` requests;
     * undefined in the development server.
     */
    stylesLoaded?: Promise<void>;
  }
}

/**
 * Takes over the page in short steps, between which the browser answers the visitor; React's own
 * way is one long step. The development server sends no markup to take over.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) {
      createRoot(container).render(element);
      return;
    }
    void Promise.resolve(window.stylesLoaded).then(() => {
      startTransition(() => void hydrateRoot(container, element));
    });
  };
