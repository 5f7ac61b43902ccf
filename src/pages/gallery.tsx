import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pagePath } from '../content/galleryPaths';
import { Gallery } from '../gallery/Gallery';
import { pageSuffix } from '../gallery/pageSuffix';
import { Seo } from '../seo/Seo';

/** The photo gallery. `src/build/photoPages.ts` also uses this component for the further pages. */
export default function GalleryPage({ data }: PageProps<Queries.GalleryPageQuery>) {
  return <Gallery content={data.content} />;
}

export function Head({ data: { content } }: HeadProps<Queries.GalleryPageQuery>) {
  const { galleryPage, pageOfPhotos } = content;
  const { number } = pageOfPhotos;
  const suffix = pageSuffix(number, galleryPage.paging.page);
  return (
    <Seo
      content={content}
      head={{ ...galleryPage.head, title: galleryPage.head.title + suffix }}
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
      pageOfPhotos(number: $number) {
        ...PageOfPhotos
      }
      ...Gallery
    }
  }
`;
