import type { GatsbyBrowser } from 'gatsby';
import { showContentProblems } from './src/browser/contentProblems';
import { fadeInPage } from './src/browser/fadeInPage';
import { retryScripts } from './src/browser/retryScripts';
import { retryPicturesOnline } from './src/browser/retryPictures';
import { takeOverRestoration } from './src/browser/scroll';
import { letLatestNavigationWin } from './src/navigation/latestNavigation';
import { markSiteEntries } from './src/navigation/siteHistory';

export { replaceHydrateFunction } from './src/browser/hydrate';
export { wrapPageElement, wrapRootElement } from './src/browser/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  retryScripts();
  retryPicturesOnline();
  markSiteEntries();
  takeOverRestoration();
};
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  letLatestNavigationWin();
  if (process.env.NODE_ENV === 'development') showContentProblems();
};
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = fadeInPage;

/** Other pages are fetched when a pointer comes to their link, not for every link in view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;
