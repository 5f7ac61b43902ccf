import type { HTMLAttributes, ReactNode } from 'react';
import Masonry from 'react-masonry-css';
import { startsRowOfThree, TILE_HEIGHT } from './columns';
import * as styles from './PhotoGrid.module.css';
import { PhotoTile } from './PhotoTile';

declare module 'react-masonry-css' {
  interface MasonryProps {
    /** Attributes of each column; the library has the prop, but its types do not. */
    columnAttrs?: HTMLAttributes<HTMLElement>;
  }
}

interface PhotoGridProps {
  /** Head of the page: above the photos, or beside a wide first photo in windows with three or more columns. */
  head: ReactNode;
  photos: readonly Queries.PhotoFragment[];
  /** Slug of the photo that was chosen last, until the dialog's script has been fetched. */
  opening?: string;
  /** Whether the script could not be fetched. */
  failed: boolean;
  labels: Queries.ViewerLabelsFragment;
  /** Must stay the same function, or every memoized tile renders again. */
  onOpen: (slug: string) => void;
}

/**
 * The gallery's masonry grid. Screen readers and Tab follow the photos' order, since the library gets one column.
 * `PhotoGrid.module.css` places the tiles in columns by the window's width: the layout is the same before hydration, and
 * React remounts no tile when their number changes.
 */
export function PhotoGrid(props: PhotoGridProps) {
  const { head, photos, opening, failed, labels, onOpen } = props;
  const wide = isWide(photos[0]);
  const first = wide ? -1 : 0;
  const last = photos.length - 1;
  const tiles = photos.map((photo, at) => (
    <PhotoTile
      key={photo.slug}
      photo={photo}
      index={first + at}
      closing={at === last && startsRowOfThree(first + at) && isLandscape(photo)}
      busy={photo.slug === opening && !failed}
      failed={photo.slug === opening && failed}
      labels={labels}
      onOpen={onOpen}
      // Others of the first screen would share the line with the largest picture if they loaded at once.
      loading={at === 0 ? 'first' : 'lazy'}
    />
  ));
  return (
    <div
      className={styles.grid}
      data-wide={wide}
      // Of a wide photo, which is large.
      style={{ '--wide-height': `${TILE_HEIGHT.large}rem` }}
    >
      <div className={styles.head}>{head}</div>
      <Masonry
        breakpointCols={1}
        className={styles.list}
        columnClassName={styles.column}
        role="list"
        // Otherwise assistive technology finds the column between the list and its items.
        columnAttrs={{ role: 'none' }}
      >
        {tiles}
      </Masonry>
    </div>
  );
}

/** Whether a photo is at least 4:3. Over two columns, a narrower one would lose too much of its picture. */
function isLandscape({ src }: Queries.PhotoFragment): boolean {
  const { width, height } = src.gatsbyImageData;
  return width / height >= 4 / 3;
}

/** Whether a photo, the first of its page, spans two columns. */
const isWide = (photo: Queries.PhotoFragment) => photo.size === 'large' && isLandscape(photo);
