import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';

/** Shows the fallback screen for errors outside the page itself: in the layout or the router. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

/** Renders every page inside the layout. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  // `null` if the query failed; Gatsby's own 404 page in development has none.
  const data = props.data as { content?: Queries.LayoutFragment } | null | undefined;
  // Gatsby reports it over the page, and a page that threw would not come back when its query succeeds again.
  if (data === null && process.env.NODE_ENV === 'development') return null;
  if (!data?.content) return element;
  return (
    <Layout content={data.content} pathname={props.location.pathname}>
      {element}
    </Layout>
  );
}
