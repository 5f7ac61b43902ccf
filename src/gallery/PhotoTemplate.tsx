import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/Seo';
import { photoPath } from './address';
import { PhotoPage } from './PhotoPage';
import { photograph, previewOf } from './photograph';

/** A photo's own page; `src/build/photoPages.ts` makes one for each. */
export default function PhotoTemplate({ data }: PageProps<Queries.PhotoTemplateQuery>) {
  return <PhotoPage content={data.content} />;
}

export function Head({ data: { content } }: HeadProps<Queries.PhotoTemplateQuery>) {
  const { photo } = content.photoPosition;
  const path = photoPath(photo.slug);
  return (
    <Seo
      content={content}
      head={photo}
      path={path}
      preview={previewOf(photo)}
      structuredData={photograph(photo, content.galleryPage.heading, content.site, path)}
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
