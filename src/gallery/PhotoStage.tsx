import { useRef, useState, type MouseEvent, type RefCallback } from 'react';
import { tileId } from './address';
import * as styles from './PhotoStage.module.css';
import { Picture } from '../components/Picture';

interface PhotoStageProps {
  photo: Queries.PhotoTileFragment;
  labels: Pick<Queries.PhotoDialogFragment['viewer'], 'failed' | 'retry'>;
  /** Ref for the element that is enlarged: see `useZoom`. */
  layer: RefCallback<HTMLElement>;
  zoomed: boolean;
  onToggleZoom: (event: MouseEvent) => void;
  /** Photos that may be shown next, whose pictures are fetched after this one; `undefined` where not loaded. */
  ahead: readonly (Queries.PhotoTileFragment | undefined)[];
}

/**
 * The large picture of an opened photo, never cropped. While it loads, the picture of its tile is
 * shown as a placeholder, or its colour. When it cannot be fetched, a message and a button to retry
 * are shown; the button stays until the picture has loaded. Needs the photo's slug as its `key`.
 */
export function PhotoStage(props: PhotoStageProps) {
  const { photo, labels, layer, zoomed, onToggleZoom, ahead } = props;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const [placeholder] = useState(() => tilePicture(photo.slug));
  const { gatsbyImageData: image } = photo.src;

  const handleResult = (next: 'loaded' | 'failed') => () => {
    // React removes the focused retry button: the frame of the picture takes the focus.
    if (next === 'loaded' && frame.current?.contains(document.activeElement)) frame.current.focus();
    setState(next);
  };

  return (
    <div
      ref={layer}
      className={styles.layer}
      data-zoomed={zoomed}
      onDoubleClick={onToggleZoom}
      // Otherwise the browser starts to drag the image file, and the mouse does not pan the picture.
      onDragStart={(event) => event.preventDefault()}
    >
      <div
        ref={frame}
        tabIndex={-1}
        className={styles.frame}
        data-photo-frame=""
        style={
          {
            '--ratio': image.width / image.height,
            backgroundColor: image.backgroundColor,
          } as React.CSSProperties
        }
      >
        {state === 'loading' && placeholder && (
          <img className={styles.placeholder} src={placeholder} alt="" />
        )}
        {state !== 'failed' && (
          <Picture
            key={attempt}
            image={image}
            alt={photo.alt}
            sizes={fittedSizes(image)}
            loading="first"
            onLoad={handleResult('loaded')}
            onError={handleResult('failed')}
          />
        )}
        {(state === 'failed' || (state === 'loading' && attempt > 0)) && (
          <div className={styles.failure}>
            <p role="alert">{state === 'failed' ? labels.failed : '\u00a0'}</p>
            <button
              type="button"
              className={styles.retry}
              aria-busy={state === 'loading'}
              onClick={() => {
                setState('loading');
                setAttempt(attempt + 1);
              }}
            >
              {labels.retry}
            </button>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {state === 'loaded' && attempt > 0 && photo.title}
        </p>
        {state !== 'loading' && (
          <div hidden>
            {ahead.map(
              (other, index) =>
                other && (
                  <Picture
                    key={index}
                    image={other.src.gatsbyImageData}
                    alt=""
                    sizes={fittedSizes(other.src.gatsbyImageData)}
                    loading="ahead"
                  />
                ),
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** URL of the picture in a photo's tile, if it has loaded. */
function tilePicture(slug: string): string | undefined {
  const picture = document.getElementById(tileId(slug))?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
}

/** `sizes` attribute of a picture that fits in the dialog without being cropped. */
function fittedSizes({ width, height }: { width: number; height: number }): string {
  const widthAt = (maxHeight: string) => `${(width / height).toFixed(3)} * (${maxHeight})`;
  return `(min-width: 64rem) min(100vw - 28rem, ${widthAt('100vh - 4rem')}), min(100vw, ${widthAt('max(12rem, 100vh - 21.25rem)')})`;
}
