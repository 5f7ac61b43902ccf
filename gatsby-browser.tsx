import type { GatsbyBrowser } from 'gatsby';
import { showContentProblems } from './src/browser/contentProblems';
import { letLatestNavigationWin } from './src/navigation/latestNavigation';
import { hidePageLoading, showPageLoading } from './src/navigation/pageLoading';
import { ignoreEarlyScrolling } from './src/navigation/scroll';

export { replaceHydrateFunction } from './src/browser/hydrate';
export { shouldUpdateScroll } from './src/navigation/scroll';
export { wrapPageElement, wrapRootElement } from './src/components/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  ignoreEarlyScrolling();
  // Gatsby waits for the promise: at the address of a file, it would leave a page that a visitor has saved.
  if (window.location.protocol === 'file:') return new Promise(() => undefined);
};
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  letLatestNavigationWin();
  if (process.env.NODE_ENV === 'development') showContentProblems();
};
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = showPageLoading;
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = hidePageLoading;

/** Limits prefetching to links under the pointer: by default Gatsby prefetches the page of every link in view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
