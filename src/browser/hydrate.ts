import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in a transition, which React renders in short steps, between which the browser
 * can handle input; by default React hydrates in one long step. The development server sends an empty
 * container, so there the page is rendered, and what is returned ends that.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) {
      const root = createRoot(container);
      root.render(element);
      return () => root.unmount();
    }
    void Promise.resolve(window.starter?.stylesLoaded).then(() => {
      startTransition(() => void hydrateRoot(container, element));
    });
    return undefined;
  };
