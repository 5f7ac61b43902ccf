import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFound } from '../not-found/NotFound';
import { Seo } from '../seo/Seo';

/** Hosts send this page, with status 404, for every unknown address. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound content={data.content} path={location.pathname} />;
}

export function Head({ data: { content } }: HeadProps<Queries.NotFoundPageQuery>) {
  return <Seo content={content} head={content.notFoundPage.head} />;
}

export const query = graphql`
  query NotFoundPage {
    content {
      ...Layout
      ...Seo
      notFoundPage {
        head {
          title
          description
        }
      }
      ...NotFound
    }
  }
`;
