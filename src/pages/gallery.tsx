import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { interpolate } from '../ui/interpolate';
import { Seo } from '../seo/Seo';
import { pagePath } from '../gallery/paging';
import { Gallery } from '../gallery/Gallery';

/** The photo gallery. `src/build/photoPages.ts` also uses this component for the further pages. */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  return <Gallery content={data.content} />;
}

export function Head({ data: { content } }: HeadProps<Queries.GalleryPageQuery>) {
  const { galleryPage: copy, galleryPart } = content;
  const { number } = galleryPart;
  const part = number > 1 ? `, ${interpolate(copy.paging.page, { number })}` : '';
  return (
    <Seo
      content={content}
      head={{ ...copy.head, title: copy.head.title + part }}
      path={pagePath(number)}
    />
  );
}

export const query = graphql`
  query GalleryPage($number: Int! = 1) {
    content {
      ...Layout
      ...Seo
      galleryPage {
        head {
          title
          description
        }
        paging {
          page
        }
      }
      galleryPart(number: $number) {
        ...GalleryPart
      }
      ...Gallery
    }
  }
`;
