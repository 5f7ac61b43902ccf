import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { GALLERY_PATH, photoPath } from '../src/gallery/address';
import { PhotoPage } from '../src/gallery/PhotoPage';
import { photograph, previewOf } from '../src/seo/photograph';
import { Seo } from '../src/seo/Seo';

/** The context of a photo's own page; `src/build/photoPages.ts` makes one for each photo. */
export interface PhotoContext {
  slug: string;
  /** Its position in the gallery, from 0. */
  position: number;
  total: number;
  /** The slugs of its neighbours: the first photo follows the last. */
  previous: string;
  next: string;
}

type Query = Queries.PhotoTemplateQuery;

/** A photo's own page. */
export default function PhotoTemplate({ data, pageContext }: PageProps<Query, PhotoContext>) {
  const { position, total } = pageContext;
  return <PhotoPage content={data.content} position={position} total={total} />;
}

export function Head({ data: { content } }: HeadProps<Query>) {
  const { photo } = content;
  const path = photoPath(photo.slug);
  const gallery = { name: content.galleryPage.heading, path: GALLERY_PATH };
  return (
    <Seo
      content={content}
      head={photo}
      path={path}
      preview={previewOf(photo)}
      structuredData={photograph(photo, path, gallery, content.site)}
    />
  );
}

export const query = graphql`
  query PhotoTemplate($slug: String!, $previous: String!, $next: String!) {
    content {
      ...Layout
      ...Seo
      ...PhotoPage
      photo(slug: $slug) {
        ...Photo
      }
      previous: photo(slug: $previous) {
        slug
      }
      next: photo(slug: $next) {
        ...NextPhoto
      }
    }
  }
`;
