import { graphql } from 'gatsby';
import { memo, type ComponentProps } from 'react';
import { isModified } from '../navigation/links';
import { photoPath, tileId } from './address';
import { prepareViewer } from './loadViewer';
import { TILE_HEIGHT, tileRows } from './columns';
import { Picture } from '../ui/Picture';
import * as styles from './PhotoTile.module.css';
import { useReveal } from './useReveal';

interface PhotoTileProps {
  photo: Queries.PhotoTileFragment;
  /** Whether the tile spans two columns, above the others. */
  wide: boolean;
  /** Whether the photo is opening while the dialog's script is fetched. */
  busy: boolean;
  onOpen: (slug: string) => void;
  /** When the picture is fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
}

/** Widths of one column and of two in each window that is wider than a phone's, as laid out in `PhotoGrid.module.css`. */
const COLUMNS = [
  { query: '(min-width: 80rem)', one: 'min(22vw, 25rem)', two: 'min(42vw, 51rem)' },
  { query: '(min-width: 64rem)', one: '31vw', two: '62vw' },
  { query: '(min-width: 48rem)', one: '47vw', two: '94vw' },
];

/**
 * Returns the `sizes` attribute of a tile's picture: the width of its columns, or more if the picture must be
 * wider to cover the tile's height. Not so on phones, which have more pixels than anyone sees.
 */
function sizesOf({ size, src }: Queries.PhotoTileFragment, wide: boolean): string {
  const { width, height } = src.gatsbyImageData;
  const least = Math.round((TILE_HEIGHT[size] * width) / height);
  const widths = COLUMNS.map(
    ({ query, one, two }) => `${query} max(${wide ? two : one}, ${least}rem)`,
  );
  return [...widths, '100vw'].join(', ');
}

/**
 * A photo in the gallery's grid, with title and description over it, or below it on touch devices. Memoized: when a
 * photo opens, only the tiles whose props change render again.
 */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, wide, busy, onOpen, loading } = props;
  const { tile, revealed } = useReveal();
  const id = tileId(photo.slug);
  return (
    <div
      role="listitem"
      ref={tile}
      className={styles.tile}
      style={{ '--rows': tileRows(photo.size) }}
      data-photo={photo.slug}
      data-size={photo.size}
      data-revealed={revealed}
    >
      <a
        id={id}
        className={styles.link}
        href={photoPath(photo.slug)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        aria-haspopup="dialog"
        aria-busy={busy}
        onPointerEnter={prepareViewer}
        onFocus={prepareViewer}
        onClick={(event) => {
          // In a page enlarged with two fingers, most of the viewer would be out of view.
          if (isModified(event) || (window.visualViewport?.scale ?? 1) > 1) return;
          event.preventDefault();
          onOpen(photo.slug);
        }}
      >
        <span className={styles.caption}>
          <span className={styles.title} id={`${id}-title`}>
            {photo.title}
          </span>
          <span className={styles.description} id={`${id}-description`}>
            {photo.description}
          </span>
        </span>
        <span className={styles.photo}>
          <Picture
            image={photo.src.gatsbyImageData}
            // The title says it; the viewer and the photo's page describe the picture.
            alt=""
            focus={photo.focus}
            sizes={sizesOf(photo, wide)}
            loading={loading}
          />
        </span>
      </a>
    </div>
  );
});

export const fragment = graphql`
  fragment PhotoTile on GalleryPhoto {
    title
    description
    credit
    size
    hasBody
    ...PhotoPicture
  }

  # A photo of the gallery, also where it is shown elsewhere: all uses share these files.
  fragment PhotoPicture on GalleryPhoto {
    slug
    alt
    focus
    src {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 750, 1200, 1920])
    }
  }
`;
