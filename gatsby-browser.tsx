import type { GatsbyBrowser } from 'gatsby';
import { takeOverEarly } from './src/contact/contactState';
import { arrive, keepClicksFromPage, letPageTakeFocus } from './src/navigation/arrive';
import { letLatestNavigationWin, tellPageLoading } from './src/navigation/latestNavigation';
import { aimAgain, glideAfterClicks, ignoreEarlyScrolling } from './src/navigation/scroll';
import { letEscapeHideCaptions } from './src/ui/hideCaptions';

export { replaceHydrateFunction } from './src/hydration/hydrate';
export { shouldUpdateScroll } from './src/navigation/scroll';
export { wrapPageElement, wrapRootElement } from './src/layout/wrap';

/** @returns a promise for which Gatsby waits before it starts */
export function onClientEntry(): Promise<never> | undefined {
  ignoreEarlyScrolling();
  glideAfterClicks();
  takeOverEarly();
  letEscapeHideCaptions();
  keepClicksFromPage();
  // At the address of a file, Gatsby would leave a page that a visitor has saved.
  return window.location.protocol === 'file:' ? new Promise(() => undefined) : undefined;
}
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  letLatestNavigationWin();
  void aimAgain();
};
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = letPageTakeFocus;
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = tellPageLoading;
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (args) => {
  tellPageLoading();
  arrive(args);
};

/** Limits prefetching to links under the pointer: by default Gatsby prefetches the page of every link in view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
