import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Layout } from '../components/Layout';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';

/** The data of a page; the development server's own 404 page has none. */
type PageData = { content?: Queries.LayoutFragment } | undefined;

/** Catches what fails outside the page: layout, router, head. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

/** Puts every page into the layout. */
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
