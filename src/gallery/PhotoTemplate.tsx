import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { photograph, previewOf } from '../seo/photograph';
import { Seo } from '../seo/Seo';
import { GALLERY_PATH, photoPath } from './address';
import { PhotoPage } from './PhotoPage';

/** A photo's own page; `src/build/photoPages.ts` makes one for each. */
export default function PhotoTemplate({ data }: PageProps<Queries.PhotoTemplateQuery>) {
  return <PhotoPage content={data.content} />;
}

export function Head({ data: { content } }: HeadProps<Queries.PhotoTemplateQuery>) {
  const { photo } = content.photoPosition;
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
  query PhotoTemplate($slug: String!) {
    content {
      ...Layout
      ...Seo
      ...PhotoPage
      photoPosition(slug: $slug) {
        ...PhotoPosition
      }
    }
  }
`;
