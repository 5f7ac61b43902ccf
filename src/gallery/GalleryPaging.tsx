import { graphql } from 'gatsby';
import { pageCount, pagePath, startOf } from '../content/galleryPaths';
import * as shared from '../styles/shared.module.css';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { interpolate } from '../ui/interpolate';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './GalleryPaging.module.css';

interface GalleryPagingProps {
  page: Pick<Queries.PageOfPhotosFragment, 'number' | 'total' | 'photos'>;
  labels: Queries.GalleryPagingFragment;
}

/** The navigation below a page of the gallery: which photos are shown, and links to the others. */
export function GalleryPaging({ page: { number, total, photos }, labels }: GalleryPagingProps) {
  const last = pageCount(total);
  const from = startOf(number) + 1;
  const count = interpolate(labels.count, { from, to: from + photos.length - 1, total });
  return (
    <nav className={styles.paging} aria-label={labels.name}>
      <p className={shared.count}>{count}</p>
      <ol className={styles.pages}>
        {Array.from({ length: last }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <SiteLink
              href={pagePath(page)}
              className={styles.link}
              aria-label={interpolate(labels.page, { number: page })}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ol>
      {number > 1 && (
        <ButtonLink href={pagePath(number - 1)} look="text" rel="prev">
          <Icon name="arrow-left" />
          {labels.earlier}
        </ButtonLink>
      )}
      {number < last && (
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
    page
  }
`;
