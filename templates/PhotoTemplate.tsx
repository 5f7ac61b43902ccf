import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { type PhotoContext, photoPath } from '../src/content/galleryPaths';
import { PhotoPage } from '../src/gallery/PhotoPage';
import { previewOf } from '../src/seo/preview';
import { Seo } from '../src/seo/Seo';

// Gatsby makes no type for a query that no page runs, as this one is without photos. In `src/` it would warn, too.
interface Data {
  content: Queries.PhotoPageFragment & Queries.SeoFragment;
  galleryPhoto: Queries.PhotoWithStoryFragment;
}

/** A photo's own page; `src/build/photoPages.ts` makes one for each photo. */
export default function PhotoTemplate({ data, pageContext }: PageProps<Data, PhotoContext>) {
  return <PhotoPage content={data.content} photo={data.galleryPhoto} context={pageContext} />;
}

export function Head({ data: { content, galleryPhoto: photo } }: HeadProps<Data>) {
  return (
    <Seo content={content} head={photo} path={photoPath(photo.slug)} preview={previewOf(photo)} />
  );
}

export const query = graphql`
  query PhotoTemplate($slug: String!) {
    content {
      ...Layout
      ...Seo
      ...PhotoPage
    }
    galleryPhoto(slug: { eq: $slug }) {
      ...PhotoWithStory
    }
  }
`;
