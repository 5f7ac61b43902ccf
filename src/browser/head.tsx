import type { HeadProps } from 'gatsby';
import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

interface HeadArgs {
  /** What the page's file exports. */
  pageComponent?: { Head?: ComponentType<HeadProps> };
  pageComponentProps: HeadProps;
}

let root: Root | undefined;
/** The data of the page whose head stands. */
let shown: unknown;

/**
 * Shows the head of each page that a visitor goes to; that of the first one stands in its HTML. Used
 * instead of Gatsby's own, which renders it apart and copies it: React takes titles, descriptions
 * and links into the head by itself.
 */
function useHead({ pageComponent, pageComponentProps }: HeadArgs): void {
  const Head = pageComponent?.Head;
  const { data } = pageComponentProps;
  useEffect(() => {
    if (shown === data || !Head) return;
    const first = shown === undefined;
    shown = data;
    if (first) return;
    root ??= createRoot(document.createElement('div'));
    root.render(
      <>
        <Head {...pageComponentProps} />
        <Instead />
      </>,
    );
  });
}

// The name that Gatsby asks for.
export { useHead as headHandlerForBrowser };

/** Removes the head of the first page as soon as another one is there. */
function Instead() {
  useLayoutEffect(() => {
    document.querySelectorAll('[data-gatsby-head]').forEach((tag) => tag.remove());
  }, []);
  return null;
}
