import { graphql } from 'gatsby';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import { photoPath } from './address';
import * as styles from './NextPhoto.module.css';

interface NextPhotoProps {
  photo: Queries.NextPhotoFragment;
  /** What the link is called before the photo's title. */
  label: string;
}

/** A large link to the next photo, in the place that the words beside a picture leave empty. */
export function NextPhoto({ photo, label }: NextPhotoProps) {
  return (
    <SiteLink className={styles.next} href={photoPath(photo.slug)}>
      <span className={styles.photo}>
        <Picture
          key={photo.slug}
          image={photo.src.gatsbyImageData}
          alt=""
          focus={photo.focus}
          sizes="(min-width: 64rem) 36vw, 1px"
        />
      </span>
      <span>
        {label}: <span className={styles.title}>{photo.title}</span>
      </span>
    </SiteLink>
  );
}

export const fragment = graphql`
  fragment NextPhoto on GalleryPhoto {
    title
    ...PhotoPicture
  }
`;
