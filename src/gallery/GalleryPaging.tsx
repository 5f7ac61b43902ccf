import { graphql } from 'gatsby';
import { interpolate } from '../ui/interpolate';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import * as styles from './GalleryPaging.module.css';
import { pageCount, pagePath, startOf } from './paging';

interface GalleryPagingProps {
  page: Pick<Queries.PageOfPhotosFragment, 'number' | 'total' | 'photos'>;
  labels: Queries.GalleryPagingFragment;
}

/** The navigation below a page of the gallery: which photos are shown, and links to the others. */
export function GalleryPaging({ page: { number, total, photos }, labels }: GalleryPagingProps) {
  const from = startOf(number) + 1;
  const count = interpolate(labels.count, { from, to: from + photos.length - 1, total });
  return (
    <nav className={styles.paging} aria-label={labels.name}>
      {number > 1 && (
        <ButtonLink href={pagePath(number - 1)} look="text" rel="prev">
          <Icon name="arrow-left" />
          {labels.earlier}
        </ButtonLink>
      )}
      <p className={styles.count}>{count}</p>
      {number < pageCount(total) && (
        <ButtonLink href={pagePath(number + 1)} look="text" rel="next">
          {labels.more}
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </nav>
  );
}

export const fragment = graphql`
  fragment GalleryPaging on GalleryContentPaging {
    name
    count
    more
    earlier
  }
`;
