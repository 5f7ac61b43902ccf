import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /**
     * When the styles of what scripts show are there, in a built page: `src/build/html/deferredScripts.tsx`
     * has asked for them.
     */
    styled?: Promise<void>;
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
    void Promise.resolve(window.styled).then(() => {
      startTransition(() => void hydrateRoot(container, element));
    });
  };
