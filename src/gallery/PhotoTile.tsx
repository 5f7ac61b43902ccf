import { type ComponentProps, memo } from 'react';
import { photoPath } from '../content/galleryPaths';
import { isModified } from '../navigation/links';
import { type Box, coverSizes } from '../ui/coverSizes';
import { Picture } from '../ui/Picture';
import { TILE_HEIGHT, tileArea } from './columns';
import { prepareViewer } from './loadViewer';
import { tileId } from './photo';
import * as styles from './PhotoTile.module.css';
import { useReveal } from './useReveal';

interface PhotoTileProps {
  photo: Queries.PhotoFragment;
  /** Position among the tiles in columns; -1 if the tile spans two columns, above the others. */
  index: number;
  /** Whether the tile would be alone below the first of three columns, and fills the two others. */
  closing: boolean;
  /** Whether the photo is opening while the dialog's script is fetched. */
  busy: boolean;
  /** Whether the script could not be fetched. */
  failed: boolean;
  labels: Queries.ViewerLabelsFragment;
  onOpen: (slug: string) => void;
  /** When the picture is fetched: see `Picture`. */
  loading: ComponentProps<typeof Picture>['loading'];
}

/** The widths of one column and of two (`PhotoGrid.module.css`). */
const WIDTHS = [
  ['(min-width: 80rem)', '25vw', '50vw'],
  ['(min-width: 64rem)', '33vw', '66vw'],
  ['(min-width: 48rem)', '50vw', '100vw'],
  ['', '100vw', '100vw'],
];

/** The share of a cropped picture's width that phones fetch, since they have more pixels than anyone sees. */
const PHONE_SHARE = 0.69;

/** Returns the `sizes` attribute of a tile's picture, which covers the tile. */
function sizesOf({ size, src }: Queries.PhotoFragment, wide: boolean, closing: boolean): string {
  const boxes = WIDTHS.map(([media, one, two], at): Box => [
    media,
    wide || (closing && at === 1) ? two : one,
    `${media ? '' : `${PHONE_SHARE} * `}${TILE_HEIGHT[size]}rem`,
  ]);
  return coverSizes(src.gatsbyImageData, boxes);
}

/**
 * A photo in the gallery's grid, with title and description over it, or below it on touch devices. Memoized: when a
 * photo opens, only the tiles whose props change render again.
 */
export const PhotoTile = memo(function Tile(props: PhotoTileProps) {
  const { photo, index, closing, busy, failed, labels, onOpen, loading } = props;
  const { tile, revealed } = useReveal();
  const id = tileId(photo.slug);
  return (
    <div
      role="listitem"
      ref={tile}
      className={styles.tile}
      style={tileArea(photo.size, index, closing)}
      data-photo={photo.slug}
      data-revealed={revealed}
    >
      <a
        id={id}
        className={styles.link}
        href={photoPath(photo.slug)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onPointerEnter={prepareViewer}
        onFocus={prepareViewer}
        onClick={(event) => {
          // In a page enlarged with two fingers, most of the viewer would be out of view.
          if (isModified(event) || (window.visualViewport?.scale ?? 1) > 1) return;
          event.preventDefault();
          onOpen(photo.slug);
        }}
      >
        <span className={styles.photo} aria-hidden>
          <Picture
            image={photo.src.gatsbyImageData}
            // For search engines, and where the file is missing. Screen readers hear it in the viewer.
            alt={photo.alt}
            focus={photo.focus}
            sizes={sizesOf(photo, index < 0, closing)}
            loading={loading}
          />
        </span>
        <span className={styles.caption}>
          <strong className={styles.title} id={`${id}-title`}>
            {photo.title}
          </strong>
          <span className={styles.description} id={`${id}-description`}>
            {failed && <strong role="alert">{labels.failed} </strong>}
            <span>{photo.description}</span>
            {photo.hasBody && <b> {labels.story}</b>}
          </span>
        </span>
      </a>
    </div>
  );
});
