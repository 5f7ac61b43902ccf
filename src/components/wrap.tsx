import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';

/** A page's query result; the development server's own 404 page has none. */
type PageData = { content?: Queries.LayoutFragment } | undefined;

/** Shows the fallback screen for errors outside the page itself: in the layout or the router. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

/** Renders every page inside the layout. */
export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const content = (props.data as PageData)?.content;
  if (!content) return element;
  return (
    <Layout content={content} pathname={props.location.pathname}>
      {element}
    </Layout>
  );
}
