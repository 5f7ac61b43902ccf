import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { OwnPage } from '../src/own-pages/OwnPage';
import { previewOf } from '../src/seo/preview';
import { Seo } from '../src/seo/Seo';

// Gatsby makes no type for a query that no page runs, as this one is without own pages. In `src/` it would warn, too.
interface Data {
  content: Queries.OwnPageContentFragment & Queries.SeoFragment;
  ownPage: Queries.OwnPageFragment;
}

/** A page of the owner's own; `src/build/ownPages.ts` makes one for each file in `content/pages/`. */
export default function OwnPageTemplate({ data: { content, ownPage } }: PageProps<Data>) {
  return <OwnPage page={ownPage} content={content} />;
}

export function Head({ data: { content, ownPage } }: HeadProps<Data>) {
  const { slug, picture } = ownPage;
  return (
    <Seo
      content={content}
      head={ownPage}
      path={`/${encodeURI(slug)}/`}
      preview={picture ? previewOf(picture) : undefined}
    />
  );
}

export const query = graphql`
  query OwnPageTemplate($slug: String!) {
    content {
      ...Layout
      ...Seo
      ...OwnPageContent
    }
    ownPage(slug: { eq: $slug }) {
      ...OwnPage
    }
  }
`;
