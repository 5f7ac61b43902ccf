import type { GatsbyBrowser } from 'gatsby';
import {
  dropMalformedHashes,
  startAtTop,
  takeOverRestoration,
  updateScroll,
} from './src/browser/scroll';

export { wrapPageElement, wrapRootElement } from './src/gatsby/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  dropMalformedHashes();
  takeOverRestoration();
};
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = startAtTop;
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = updateScroll;
