import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/Seo';
import { ServicesGrid } from '../services/ServicesGrid';

/** All services in a grid. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return <ServicesGrid content={data.content} />;
}

export function Head({ data: { content } }: HeadProps<Queries.ServicesPageQuery>) {
  return <Seo content={content} head={content.servicesPage.head} path="/services/" />;
}

export const query = graphql`
  query ServicesPage {
    content {
      ...Layout
      ...Seo
      servicesPage {
        head {
          title
          description
        }
      }
      ...ServicesGrid
    }
  }
`;
