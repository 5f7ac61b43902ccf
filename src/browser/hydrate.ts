import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over the page in short steps, between which the browser answers the visitor; React's own
 * way is one long step. The development server sends no markup to take over.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };
