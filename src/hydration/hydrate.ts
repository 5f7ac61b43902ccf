import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in a transition, which React renders in short steps: between them the browser can handle input.
 * By default it is one long step. In development the server sends an empty container, and Gatsby's own function
 * renders the page.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'development'
    ? undefined
    : () => (element: ReactNode, container: Element) => {
        startTransition(() => void hydrateRoot(container, element));
      };
