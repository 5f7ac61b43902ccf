import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { HasDolls } from '../dolls/HasDolls';
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
  // Gatsby's own 404 page in development has none.
  const data = props.data as { content?: Queries.LayoutFragment } | null | undefined;
  // If the query failed. A page that threw would not come back when the query succeeds again.
  if (data === null && process.env.NODE_ENV === 'development')
    return <p>The content of this page has a mistake, which the terminal names.</p>;
  if (!data?.content) return element;
  return (
    <HasDolls value={!data.content.site.plain}>
      <Layout content={data.content} pathname={props.location.pathname}>
        {element}
      </Layout>
    </HasDolls>
  );
}
