import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page once its styles have loaded, since menu and viewer do not work without them. React renders
 * a transition in short steps, between which the browser can handle input; by default it hydrates in one long
 * step. In development the server sends an empty container, and Gatsby's own function renders the page.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'development'
    ? undefined
    : () => (element: ReactNode, container: Element) => {
        void window.boot?.styled.then(() => {
          startTransition(() => void hydrateRoot(container, element));
        });
      };
