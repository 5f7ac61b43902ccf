import { graphql } from 'gatsby';

/** Id of the link in a photo's tile. Encoded, since slugs may contain spaces and ids must not. */
export const tileId = (slug: string) => `photo-${encodeURIComponent(slug)}`;

/** Id of a photo's title, on its own page and in the viewer. */
export const TITLE_ID = 'title-of-photo';

/** Id of the story on a photo's own page. */
export const STORY_ID = 'story';

export const fragment = graphql`
  # A photo as the gallery, the viewer and its own page show it.
  fragment Photo on GalleryPhoto {
    title
    description
    credit
    size
    hasBody
    ...PhotoPicture
  }

  # A photo of the gallery, also where it is shown elsewhere: all uses share these files.
  fragment PhotoPicture on GalleryPhoto {
    slug
    alt
    focus
    src {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 750, 1200, 1920])
    }
  }
`;
