import type { GatsbyBrowser } from 'gatsby';
import { takeOverEarly } from './src/contact/contactState';
import { arrive, keepClicksFromPage, letPageTakeFocus } from './src/navigation/arrive';
import { letLatestNavigationWin, tellPageLoading } from './src/navigation/latestNavigation';
import { aimAgain, glideAfterClicks, ignoreEarlyScrolling } from './src/navigation/scroll';
import { letEscapeHideCaptions } from './src/ui/hideCaptions';

export { replaceHydrateFunction } from './src/hydration/hydrate';
export { shouldUpdateScroll } from './src/navigation/scroll';
export { wrapPageElement, wrapRootElement } from './src/layout/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  ignoreEarlyScrolling();
  glideAfterClicks();
  takeOverEarly();
  letEscapeHideCaptions();
  keepClicksFromPage();
};
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
