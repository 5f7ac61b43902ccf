import { ButtonLink } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
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

/** The links on a photo's own page: to its page of the gallery, and to its neighbours, in one place for all photos. */
export function PhotoLinks({ content, position, total }: PhotoLinksProps) {
  const { galleryPage, labels, previous, next } = content;
  const page = pageNumber(position);
  const neighbour = (rel: 'prev' | 'next', slug: string, label: string, icon: IconName) =>
    total > 1 && (
      <ButtonLink href={photoPath(slug)} look="text" rel={rel} aria-label={label}>
        <Icon name={icon} />
      </ButtonLink>
    );
  return (
    <nav className={styles.links} aria-label={galleryPage.heading}>
      <ButtonLink href={pagePath(page)} look="text">
        <span>{galleryPage.paging.all + pageSuffix(page, galleryPage.paging.page)}</span>
      </ButtonLink>
      <div className={styles.neighbours}>
        {neighbour('prev', previous.slug, labels.photo.previous, 'arrow-left')}
        <PhotoCount label={labels.photo.count} position={position} total={total} />
        {neighbour('next', next.slug, labels.photo.next, 'arrow-right')}
      </div>
    </nav>
  );
}
