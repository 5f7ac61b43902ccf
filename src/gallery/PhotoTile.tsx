import { graphql } from 'gatsby';
import { memo, type ComponentProps } from 'react';
import { isModified } from '../navigation/links';
import { photoPath, tileId } from './address';
import { Picture } from '../components/Picture';
import * as styles from './PhotoTile.module.css';
import { useReveal } from './useReveal';

interface PhotoTileProps {
  photo: Queries.PhotoTileFragment;
  /** Whether the photo is opening while the dialog's script is fetched. */
  busy: boolean;
  onOpen: (slug: string) => void;
  /** When the picture is fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
}

/** Height of a tile in rem (specification, note 4); `PhotoTile.module.css` states the same. */
export const TILE_HEIGHT = { small: 16, medium: 20, large: 24 } as const;

/** Column width in a grid of 4 (wide and narrow), 3, 2 and 1 columns; `PhotoGrid.module.css` has the layout. */
const COLUMNS: { query: string; width: string; below?: number }[] = [
  { query: '(min-width: 82rem) ', width: 'clamp(17.875rem, 16.67vw + 2.875rem, 24.875rem)' },
  { query: '(min-width: 80rem) ', width: '23.5vw - 1.375rem' },
  { query: '(min-width: 64rem) ', width: '31.33vw - 1.33rem' },
  // On touch devices the picture ends this much above the tile's lower edge, rem (`PhotoTile.module.css`).
  { query: '(min-width: 48rem) and (any-pointer: coarse) ', width: '47vw - 1.25rem', below: 3.5 },
  { query: '(min-width: 48rem) ', width: '47vw - 1.25rem' },
  { query: '(any-pointer: coarse) ', width: '100vw', below: 3.5 },
  { query: '', width: '100vw' },
];

/** Width of the narrowest column, in rem: that of a window 1280 px wide. */
const NARROWEST = 17.4;

/**
 * `sizes` attribute of a tile's picture: the width of the column, or more where the picture has to be
 * wider to cover the tile's height.
 */
function coverSizes({ size, src }: Queries.PhotoTileFragment): string {
  const { width, height } = src.gatsbyImageData;
  return COLUMNS.map(({ query, width: column, below = 0 }) => {
    const least = ((TILE_HEIGHT[size] - below) * width) / height;
    const cover = least > NARROWEST ? `max(${column}, ${least.toFixed(1)}rem)` : `calc(${column})`;
    return query + cover;
  }).join(', ');
}

interface PhotoCaptionProps {
  title: string;
  description: string;
}

/** Title and description of a photo, over the lower part of its tile. Stands in the tile's link. */
function PhotoCaption({ title, description }: PhotoCaptionProps) {
  return (
    <span className={styles.caption}>
      <span className={styles.title}>{title}</span>
      <span className={styles.description}>{description}</span>
    </span>
  );
}

/**
 * A photo in the gallery's grid, with title and description over it. Memoized: when a photo opens, only
 * the tiles whose props change render again.
 */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, busy, onOpen, loading } = props;
  const { tile, revealed } = useReveal();
  return (
    <div
      role="listitem"
      ref={tile}
      className={styles.tile}
      data-photo={photo.slug}
      data-size={photo.size}
      data-revealed={revealed}
    >
      <a
        id={tileId(photo.slug)}
        className={styles.link}
        href={photoPath(photo.slug)}
        aria-haspopup="dialog"
        aria-busy={busy}
        onClick={(event) => {
          if (isModified(event)) return;
          event.preventDefault();
          onOpen(photo.slug);
        }}
      >
        <PhotoCaption title={photo.title} description={photo.description} />
        <Picture
          image={photo.src.gatsbyImageData}
          alt={photo.alt}
          sizes={coverSizes(photo)}
          loading={loading}
        />
      </a>
    </div>
  );
});

export const fragment = graphql`
  fragment PhotoTile on GalleryPhoto {
    title
    description
    size
    hasBody
    ...PhotoPicture
  }

  # A photo of the gallery, also where it is shown elsewhere: all uses share these files.
  fragment PhotoPicture on GalleryPhoto {
    slug
    alt
    src {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 750, 1200, 1920])
    }
  }
`;
