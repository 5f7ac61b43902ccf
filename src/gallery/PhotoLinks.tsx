import { pageNumber, pagePath, type PhotoContext, photoPath } from '../content/galleryPaths';
import * as shared from '../styles/shared.module.css';
import { ButtonLink } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { interpolate } from '../ui/interpolate';
import { pageSuffix } from './pageSuffix';
import * as styles from './PhotoLinks.module.css';

interface PhotoLinksProps {
  content: Queries.PhotoPageFragment;
  context: PhotoContext;
}

/** The links on a photo's own page: to its page of the gallery, and to its neighbours, in one place for all photos. */
export function PhotoLinks({ content, context }: PhotoLinksProps) {
  const { galleryPage, labels } = content;
  const { position, total, previous, next } = context;
  const page = pageNumber(position);
  const count = interpolate(labels.photo.count, { number: position + 1, total });
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
        {neighbour('prev', previous, labels.photo.previous, 'arrow-left')}
        <p className={shared.count}>{count}</p>
        {neighbour('next', next, labels.photo.next, 'arrow-right')}
      </div>
    </nav>
  );
}
