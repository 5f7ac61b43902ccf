import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { closingPlace, COLUMNS } from './columns';
import * as styles from './ClosingTile.module.css';

interface ClosingTileProps {
  labels: Queries.ClosingTileFragment;
  /** The photos in the columns above it. */
  photos: readonly Pick<Queries.PhotoTileFragment, 'size'>[];
}

/** The last tile of the gallery: a sentence and a link to the contact page. */
export function ClosingTile({ labels, photos }: ClosingTileProps) {
  const sizes = photos.map(({ size }) => size);
  const places = COLUMNS.flatMap((columns) => {
    const { column, span, rows } = closingPlace(sizes, columns);
    return [
      [`--column-${columns}`, `${column} / span ${span}`],
      [`--rows-${columns}`, rows],
    ];
  });
  return (
    <div className={styles.closing} style={Object.fromEntries(places) as CSSProperties}>
      <p className={styles.text}>{labels.text}</p>
      <SiteLink className={styles.link} href="/contact/">
        {labels.link}
        <Icon name="arrow-right" />
      </SiteLink>
    </div>
  );
}

export const fragment = graphql`
  fragment ClosingTile on GalleryContentClosing {
    text
    link
  }
`;
