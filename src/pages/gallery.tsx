import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo';
import { Gallery } from '../sections/Gallery';
import { imageGallery } from '../seo/imageGallery';

/** The photo gallery. */
export default function GalleryPage({ data, location }: PageProps<Queries.GalleryPageQuery>) {
  return <Gallery content={data.content} location={location} />;
}

export function Head({ data: { content } }: HeadProps<Queries.GalleryPageQuery>) {
  return (
    <Seo
      content={content}
      head={content.galleryPage.head}
      path="/gallery/"
      structuredData={imageGallery(content.galleryPage, content.photos, content.site.url)}
    />
  );
}

export const query = graphql`
  query GalleryPage {
    content {
      ...Layout
      ...Seo
      galleryPage {
        head {
          title
          description
        }
      }
      ...Gallery
    }
  }
`;
