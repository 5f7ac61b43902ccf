import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo';
import { NotFound } from '../sections/NotFound';

/** Shown for every unknown address; hosts answer 404 with it. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound copy={data.content.notFoundPage} path={location.pathname} />;
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
        ...NotFound
      }
    }
  }
`;
