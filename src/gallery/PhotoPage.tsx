import { graphql } from 'gatsby';
import type { PhotoContext } from '../content/galleryPaths';
import { WORDS_BESIDE } from '../styles/breakpoints';
import * as shared from '../styles/shared.module.css';
import { WHOLE } from '../styles/widths';
import { Picture } from '../ui/Picture';
import { STORY_ID, TITLE_ID } from './photo';
import { PhotoLinks } from './PhotoLinks';
import * as styles from './PhotoPage.module.css';
import { PhotoWords } from './PhotoWords';

interface PhotoPageProps {
  content: Queries.PhotoPageFragment;
  photo: Queries.PhotoWithStoryFragment;
  context: PhotoContext;
}

/** A photo on its own page: large, with its words, its story, and links to its neighbours and the gallery. */
export function PhotoPage({ content, photo, context }: PhotoPageProps) {
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
            sizes={sizesOf(image)}
            loading="first"
          />
        </div>
        <div className={styles.words}>
          <PhotoWords
            photo={photo}
            labels={labels}
            level="h1"
            look={{ title: styles.title, credit: shared.note }}
          />
          <a className={styles.download} href={image.images.fallback?.src} download>
            {labels.download}
          </a>
        </div>
      </div>
      {story && (
        <section id={STORY_ID} className={styles.story} aria-labelledby={TITLE_ID}>
          {/* Safe, since the content check allows no HTML in the markdown. */}
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: story }} />
        </section>
      )}
    </article>
  );
}

/** Returns the `sizes` of a picture that `PhotoPage.module.css` fits into the window without cropping it. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  const ratio = (width / height).toFixed(3);
  return [
    `${WORDS_BESIDE} min(64vw, 67rem, ${ratio} * (100vh - 6rem))`,
    `(min-width: 48rem) min(94vw, ${ratio} * 70vh)`,
    WHOLE,
  ].join(', ');
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

  fragment PhotoWithStory on GalleryPhoto {
    ...Photo
    childMarkdownRemark {
      html
    }
  }
`;
