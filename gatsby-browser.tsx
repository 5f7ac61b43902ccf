import type { GatsbyBrowser } from 'gatsby';
import { fadeInPage } from './src/navigation/fadeInPage';
import { retryScripts } from './src/browser/retryScripts';
import { retryPicturesOnline } from './src/browser/retryPictures';
import { prepareScrolling } from './src/navigation/scroll';
import { letLatestNavigationWin } from './src/navigation/latestNavigation';
import { markSiteEntries } from './src/navigation/siteHistory';

export { replaceHydrateFunction } from './src/browser/hydrate';
export { shouldUpdateScroll } from './src/navigation/scroll';
export { wrapPageElement, wrapRootElement } from './src/components/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  retryScripts();
  retryPicturesOnline();
  markSiteEntries();
  prepareScrolling();
};
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  letLatestNavigationWin();
};
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = fadeInPage;

/** Limits prefetching to links under the pointer: by default Gatsby prefetches the page of every link in view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
