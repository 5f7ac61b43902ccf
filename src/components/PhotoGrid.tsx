import Masonry from 'react-masonry-css';
import { useGalleryColumns } from '../hooks/useGalleryColumns';
import { useHydrated } from '../hooks/useClientValue';
import { useReveal } from '../hooks/useReveal';
import { photoHref } from '../gallery/address';
import { tileId } from '../gallery/tileId';
import * as styles from './PhotoGrid.module.css';
import { PhotoTile } from './PhotoTile';

interface PhotoGridProps {
  photos: readonly Queries.PhotoTileFragment[];
  /** Must stay the same function: tiles are drawn anew only when something of theirs changes. */
  onOpen: (slug: string) => void;
}

/** Photos of the first row at the widest, which are not left for later. */
const FIRST_ROW = 4;

/**
 * The gallery's masonry grid. The server renders one column; until the browser has counted its own,
 * CSS lays the tiles out as the library will, so that hydration moves nothing and the page stands
 * without scripts.
 */
export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const columns = useGalleryColumns();
  const hydrated = useHydrated();
  const { revealed, observe } = useReveal();
  return (
    <Masonry
      breakpointCols={columns}
      className={styles.grid}
      columnClassName={styles.column}
      data-hydrated={hydrated}
      role="list"
      // The document holds the tiles column by column; the list is in content order.
      aria-owns={photos.map(({ slug }) => `${tileId(slug)}-item`).join(' ')}
    >
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.slug}
          photo={photo}
          href={photoHref(photo.slug)}
          revealed={revealed.has(photo.slug)}
          observe={observe}
          onOpen={onOpen}
          loading={index === 0 ? 'first' : index < FIRST_ROW ? 'eager' : 'lazy'}
        />
      ))}
    </Masonry>
  );
}
