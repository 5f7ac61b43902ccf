import { graphql } from 'gatsby';
import { interpolate } from '../ui/interpolate';
import { Picture } from '../ui/Picture';
import { fittedSizes } from './fittedSizes';
import { type PhotoContext, PhotoLinks } from './PhotoLinks';
import * as styles from './PhotoPage.module.css';
import { PhotoStory } from './PhotoStory';

interface PhotoPageProps {
  content: Queries.PhotoPageFragment & { photo: Queries.PhotoFragment };
  context: PhotoContext;
}

const TITLE_ID = 'photo-title';

/** A photo on its own page: large, with its words, its story, and links to its neighbours and the gallery. */
export function PhotoPage({ content, context }: PhotoPageProps) {
  const { photo } = content;
  const labels = content.labels.photo;
  const { gatsbyImageData: image } = photo.src;
  const story = photo.childMarkdownRemark?.html;
  return (
    <article
      className={styles.photo}
      data-story={Boolean(story)}
      style={{ '--ratio': image.width / image.height }}
    >
      <PhotoLinks content={content} context={context} />
      <div className={styles.page}>
        <div className={styles.picture}>
          <Picture
            key={photo.slug}
            image={image}
            alt={photo.alt}
            sizes={fittedSizes(image)}
            loading="first"
          />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title} id={TITLE_ID}>
            {photo.title}
          </h1>
          <p>{photo.description}</p>
          {photo.credit && (
            <p className={styles.credit}>{interpolate(labels.credit, { name: photo.credit })}</p>
          )}
          <a className={styles.download} href={image.images.fallback?.src} download>
            {labels.download}
          </a>
        </div>
      </div>
      {story && <PhotoStory html={story} titleId={TITLE_ID} />}
    </article>
  );
}

export const fragment = graphql`
  fragment PhotoPage on Content {
    galleryPage {
      heading
      paging {
        all
        page
      }
    }
    labels {
      photo {
        previous
        next
        count
        credit
        download
      }
    }
  }

  fragment Photo on GalleryPhoto {
    ...PhotoTile
    childMarkdownRemark {
      html
    }
  }
`;
