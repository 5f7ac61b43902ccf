import Masonry from 'react-masonry-css';
import { useReveal } from './useReveal';
import { photoHref } from './address';
import * as styles from './PhotoGrid.module.css';
import { PhotoTile } from './PhotoTile';

interface PhotoGridProps {
  photos: readonly Queries.PhotoTileFragment[];
  /** The photo, by slug, whose dialog is on its way. */
  opening?: string;
  /** Must stay the same function: tiles are drawn anew only when something of theirs changes. */
  onOpen: (slug: string) => void;
}

/** Photos of the first row at the widest, which are not left for later. */
const FIRST_ROW = 4;

/**
 * The gallery's masonry grid. The library makes one column box, so that reading and Tab follow the
 * photos' order; CSS deals its tiles out to the columns of the window's width, before scripts as
 * after, and no tile is made anew when their number changes.
 */
export function PhotoGrid({ photos, opening, onOpen }: PhotoGridProps) {
  const { revealed, observe } = useReveal();
  return (
    <Masonry breakpointCols={1} className={styles.grid} columnClassName={styles.column} role="list">
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.slug}
          photo={photo}
          href={photoHref(photo.slug)}
          busy={photo.slug === opening}
          revealed={revealed.has(photo.slug)}
          observe={observe}
          onOpen={onOpen}
          loading={index === 0 ? 'first' : index < FIRST_ROW ? 'eager' : 'lazy'}
        />
      ))}
    </Masonry>
  );
}
