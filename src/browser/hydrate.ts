import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page once its styles are there, without which menu and viewer could not be used. In a transition,
 * which React renders in short steps, between which the browser can handle input; by default React hydrates in
 * one long step. The development server sends an empty container, which Gatsby itself renders.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'development'
    ? undefined
    : () => (element: ReactNode, container: Element) => {
        void window.boot?.styled.then(() => {
          startTransition(() => void hydrateRoot(container, element));
        });
      };
