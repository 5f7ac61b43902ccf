import type { GatsbyBrowser } from 'gatsby';
import { keepEarlyInput } from './src/contact/contactState';
import { arrive, letPageTakeFocus, letTabGoOnFromClicks } from './src/navigation/arrive';
import { letLatestNavigationWin, tellPageLoading } from './src/navigation/latestNavigation';
import { glideAfterClicks, ignoreEarlyScrolling, keepTargetInPlace } from './src/navigation/scroll';
import { letEscapeHideCaptions } from './src/ui/hideCaptions';

export { replaceHydrateFunction } from './src/hydration/hydrate';
export { shouldUpdateScroll } from './src/navigation/scroll';
export { wrapPageElement, wrapRootElement } from './src/layout/wrap';

/** @returns a promise for which Gatsby waits before it starts */
export function onClientEntry(): Promise<never> | undefined {
  ignoreEarlyScrolling();
  glideAfterClicks();
  keepEarlyInput();
  letEscapeHideCaptions();
  letTabGoOnFromClicks();
  // At the address of a file, Gatsby would leave a page that a visitor has saved.
  return window.location.protocol === 'file:' ? new Promise(() => undefined) : undefined;
}
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  letLatestNavigationWin();
  void keepTargetInPlace();
};
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = letPageTakeFocus;
export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = tellPageLoading;
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (args) => {
  tellPageLoading();
  arrive(args);
};

/** Limits prefetching to links under the pointer: by default Gatsby prefetches the page of every link in view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
