import type { PageProps, WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { wrapPageElement, wrapRootElement } from '../../src/browser/wrap';
import AboutPage from '../../src/pages/about';
import ContactPage from '../../src/pages/contact';
import GalleryPage from '../../src/pages/gallery';
import HomePage from '../../src/pages/index';
import NotFoundPage from '../../src/pages/404';
import ServicesPage from '../../src/pages/services';
import { siteContent, type SiteContent } from './content';
import { locationOf } from './history';

/** What the site's pages take: the answer to their query, and where the visitor is. */
interface PageArguments {
  data: { content: SiteContent };
  location: PageProps['location'];
}

/** Every page by the path it is built for. */
const PAGES = {
  '/': HomePage,
  '/services/': ServicesPage,
  '/about/': AboutPage,
  '/gallery/': GalleryPage,
  '/contact/': ContactPage,
  '/404.html': NotFoundPage,
} as Record<string, unknown> as Record<string, (props: PageArguments) => ReactNode>;

/** The paths pages are built for. */
export const BUILT_PATHS = Object.keys(PAGES);

/**
 * A page within everything Gatsby puts around it.
 * @param built the path the page was built for
 * @param address where the visitor is, when that is another address
 */
export function sitePage(built: string, address = built) {
  const Page = PAGES[built];
  const props = { data: { content: siteContent }, location: locationOf(address) };
  const element = wrapPageElement({
    element: <Page {...props} />,
    props: props as unknown as WrapPageElementBrowserArgs['props'],
  });
  return wrapRootElement({ element });
}

/** The markup the build writes for a page. */
export function serverMarkup(built: string): string {
  return renderToString(sitePage(built));
}
