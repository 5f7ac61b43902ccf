import type { HeadProps } from 'gatsby';
import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** The part of Gatsby's arguments that is used here. */
interface HeadArgs {
  /** The exports of the page's file. */
  pageComponent?: { Head?: ComponentType<HeadProps> };
  pageComponentProps: HeadProps;
}

let root: Root | undefined;
/** The query result of the page whose head is in the document. */
let shown: unknown;

/**
 * Renders the head of each page that a visitor navigates to; the first page's head is in its HTML. It
 * replaces Gatsby's hook (`src/gatsby/leanBundle.ts`), which renders heads into a hidden element
 * and copies the result. React 19 moves titles, meta tags and links into the head by itself.
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
        <RemoveFirstHead />
      </>,
    );
  });
}

// The name under which Gatsby imports it.
export { useHead as headHandlerForBrowser };

/** Removes the tags that the first page's HTML brought, in the commit that adds the next page's. */
function RemoveFirstHead() {
  useLayoutEffect(() => {
    document.querySelectorAll('[data-gatsby-head]').forEach((tag) => tag.remove());
  }, []);
  return null;
}
