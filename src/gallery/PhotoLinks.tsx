import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { photoPath } from './address';
import { pageNumber, pagePath, pageSuffix } from './paging';
import { PhotoCount } from './PhotoCount';
import * as styles from './PhotoLinks.module.css';

interface PhotoLinksProps {
  content: Queries.PhotoPageFragment & Record<'previous' | 'next', { slug: string }>;
  /** Position of the photo in the gallery, from 0. */
  position: number;
  total: number;
}

/** The links on a photo's own page: to its neighbours, and to its page of the gallery. */
export function PhotoLinks({ content, position, total }: PhotoLinksProps) {
  const { galleryPage, labels, previous, next } = content;
  const page = pageNumber(position);
  return (
    <nav className={styles.links} aria-label={galleryPage.heading}>
      <div className={styles.neighbours}>
        {total > 1 && (
          <ButtonLink
            href={photoPath(previous.slug)}
            look="text"
            rel="prev"
            aria-label={labels.photo.previous}
          >
            <Icon name="arrow-left" />
          </ButtonLink>
        )}
        <PhotoCount label={labels.photo.count} position={position} total={total} />
        {total > 1 && (
          <ButtonLink
            href={photoPath(next.slug)}
            look="text"
            rel="next"
            aria-label={labels.photo.next}
          >
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </div>
      <ButtonLink href={pagePath(page)} look="text">
        <span>{galleryPage.paging.all + pageSuffix(page, galleryPage.paging.page)}</span>
      </ButtonLink>
    </nav>
  );
}
