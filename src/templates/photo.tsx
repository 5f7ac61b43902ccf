import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo';
import { photoPath } from '../gallery/address';
import { PhotoPlate } from '../gallery/PhotoPlate';
import { photograph, previewOf } from '../seo/photograph';

/** A photo's own page; `src/gatsby/photoPages.ts` makes one for each. */
export default function PhotoTemplate({ data }: PageProps<Queries.PhotoTemplateQuery>) {
  return <PhotoPlate content={data.content} />;
}

export function Head({ data: { content } }: HeadProps<Queries.PhotoTemplateQuery>) {
  const { photo } = content.photoPlace;
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
      ...PhotoPlate
      photoPlace(slug: $slug) {
        ...PhotoPlace
      }
    }
  }
`;
