import { graphql } from 'gatsby';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { interpolate } from '../ui/interpolate';
import { Picture } from '../ui/Picture';
import { SiteLink } from '../ui/SiteLink';
import { photoPath } from './address';
import { pageOf, pagePath, pageSuffix } from './paging';
import { PhotoCount } from './PhotoCount';
import { PhotoStory } from './PhotoStory';
import * as styles from './PhotoPage.module.css';

interface PhotoPageProps {
  content: Queries.PhotoPageFragment & {
    photo: Queries.PhotoFragment;
    previous: { slug: string };
    next: Queries.NextPhotoFragment;
  };
  /** Position of the photo in the gallery, from 0. */
  position: number;
  total: number;
}

const TITLE_ID = 'photo-title';

/** A photo on its own page: large, with its words, its story, and links to its neighbours and the gallery. */
export function PhotoPage({ content, position, total }: PhotoPageProps) {
  const { galleryPage, photo, previous, next } = content;
  const labels = content.labels.photo;
  const { gatsbyImageData: image } = photo.src;
  const page = pageOf(position);
  const story = photo.childMarkdownRemark?.html;
  const [before, after] = [photoPath(previous.slug), photoPath(next.slug)];
  return (
    <article
      className={styles.photo}
      data-story={Boolean(story)}
      style={{ '--ratio': image.width / image.height }}
    >
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
        {total > 1 && !story && (
          <SiteLink className={styles.next} href={after}>
            <span className={styles.nextPhoto}>
              <Picture
                key={next.slug}
                image={next.src.gatsbyImageData}
                alt=""
                focus={next.focus}
                sizes="(min-width: 64rem) 36vw, 1px"
              />
            </span>
            <span>
              {labels.next}: <span className={styles.nextTitle}>{next.title}</span>
            </span>
          </SiteLink>
        )}
        <nav className={styles.links} aria-label={galleryPage.heading}>
          <div className={styles.neighbours}>
            {total > 1 && (
              <ButtonLink href={before} look="text" rel="prev" aria-label={labels.previous}>
                <Icon name="arrow-left" />
              </ButtonLink>
            )}
            <PhotoCount label={labels.count} position={position} total={total} />
            {total > 1 && (
              <ButtonLink href={after} look="text" rel="next" aria-label={labels.next}>
                <Icon name="arrow-right" />
              </ButtonLink>
            )}
          </div>
          <ButtonLink href={pagePath(page)} look="text">
            <span>{galleryPage.paging.all + pageSuffix(page, galleryPage.paging.page)}</span>
          </ButtonLink>
        </nav>
      </div>
      {story && <PhotoStory html={story} titleId={TITLE_ID} />}
    </article>
  );
}

/** Returns `sizes` of a picture that `PhotoPage.module.css` fits into the window without cropping. */
function fittedSizes({ width, height }: { width: number; height: number }): string {
  const high = (space: string) => `${(width / height).toFixed(3)} * (100vh - ${space})`;
  return `(min-aspect-ratio: 4/3) and (min-width: 90rem) min(42.7vw + 13rem, 101rem - min(24vw, 34rem), ${high('8rem')}), (min-aspect-ratio: 4/3) and (min-width: 36rem) min(64vw, ${high('8rem')}), (min-width: 48rem) min(94vw, max(48rem, ${high('18rem')})), 100vw`;
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

  fragment NextPhoto on GalleryPhoto {
    title
    ...PhotoPicture
  }
`;
