import { graphql } from 'gatsby';
import { memo, type ComponentProps } from 'react';
import { isModified } from '../navigation/links';
import { photoPath, tileId } from './address';
import { prepareViewer } from './loadViewer';
import { TILE_HEIGHT, tilePlaces } from './columns';
import { Picture } from '../ui/Picture';
import * as styles from './PhotoTile.module.css';
import { useReveal } from './useReveal';

interface PhotoTileProps {
  photo: Queries.PhotoTileFragment;
  /** Position among the tiles in columns; -1 if the tile spans two columns, above the others. */
  column: number;
  /** Whether the photo is opening while the dialog's script is fetched. */
  busy: boolean;
  onOpen: (slug: string) => void;
  /** When the picture is fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
}

/** Width of a tile's picture in windows that match a media query. */
interface Breakpoint {
  query: string;
  width: string;
  /** Share of the width that is fetched of a picture that loses its sides. Phones have more pixels than anyone sees. */
  share?: number;
}

const PHONE: Breakpoint[] = [
  { query: '(any-pointer: coarse) ', width: '100vw', share: 0.8 },
  { query: '', width: '100vw' },
];

/** Column width in a grid of 4, 3, 2 and 1 columns; `PhotoGrid.module.css` defines the layout. */
const COLUMN: Breakpoint[] = [
  { query: '(min-width: 80rem) ', width: 'clamp(17.6rem, 16.67vw + 2.875rem, 24.875rem)' },
  { query: '(min-width: 64rem) ', width: '31.33vw - 1.33rem' },
  { query: '(min-width: 48rem) ', width: '47vw - 1.25rem' },
  ...PHONE,
];

/** The width of two of those columns, with the gap between them. */
const TWO_COLUMNS: Breakpoint[] = [
  { query: '(min-width: 80rem) ', width: 'clamp(36.7rem, 33.33vw + 7.25rem, 51.25rem)' },
  { query: '(min-width: 64rem) ', width: '62.67vw - 1.17rem' },
  { query: '(min-width: 48rem) ', width: '94vw - 1rem' },
  ...PHONE,
];

/**
 * Returns the `sizes` attribute of a tile's picture: the width of its columns, or more if the picture must be
 * wider to cover the tile's height.
 */
function sizesOf({ size, src }: Queries.PhotoTileFragment, wide: boolean): string {
  const { width, height } = src.gatsbyImageData;
  return (wide ? TWO_COLUMNS : COLUMN)
    .map(({ query, width: columns, share = 1 }) => {
      const least = (share * TILE_HEIGHT[size] * width) / height;
      return `${query}max(${columns}, ${Math.round(least)}rem)`;
    })
    .join(', ');
}

/**
 * A photo in the gallery's grid, with title and description over it, or below it on touch devices. Memoized: when a
 * photo opens, only the tiles whose props change render again.
 */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, column, busy, onOpen, loading } = props;
  const { tile, revealed } = useReveal();
  const id = tileId(photo.slug);
  return (
    <div
      role="listitem"
      ref={tile}
      className={styles.tile}
      style={tilePlaces(photo.size, column)}
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
            sizes={sizesOf(photo, column < 0)}
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
