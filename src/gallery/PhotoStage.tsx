import { useRef, useState, type MouseEvent, type RefCallback } from 'react';
import { tileId } from './address';
import * as styles from './PhotoStage.module.css';
import { Picture } from '../components/Picture';

interface PhotoStageProps {
  photo: Queries.PhotoTileFragment;
  labels: Pick<Queries.PhotoDialogFragment['viewer'], 'failed' | 'retry'>;
  /** What grows when the picture is enlarged: see `useZoom`. */
  layer: RefCallback<HTMLElement>;
  zoomed: boolean;
  onToggleZoom: (event: MouseEvent) => void;
  /** Photos that may be shown next, fetched after this one; those whose data has not arrived are missing. */
  ahead: readonly (Queries.PhotoTileFragment | undefined)[];
}

/**
 * The large picture of an opened photo, whole within its place. Until it arrives, its tile's picture
 * stands in for it, or its colour; when it does not, a message does, with a button that stays until
 * the picture is there. Give it a `key` for each photo.
 */
export function PhotoStage(props: PhotoStageProps) {
  const { photo, labels, layer, zoomed, onToggleZoom, ahead } = props;
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const [standIn] = useState(() => tilePicture(photo.slug));
  const { gatsbyImageData: image } = photo.src;

  const settle = (next: 'loaded' | 'failed') => () => {
    // The button that asked again goes with its message: the picture takes the focus.
    if (next === 'loaded' && frame.current?.contains(document.activeElement)) frame.current.focus();
    setState(next);
  };

  return (
    <div
      ref={layer}
      className={styles.layer}
      data-zoomed={zoomed}
      onDoubleClick={onToggleZoom}
      // A picture would be dragged away by the mouse instead of moved.
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
        {state === 'loading' && standIn && <img className={styles.standIn} src={standIn} alt="" />}
        {state !== 'failed' && (
          <Picture
            key={attempt}
            image={image}
            alt={photo.alt}
            sizes={wholeWidth(image)}
            loading="first"
            onLoad={settle('loaded')}
            onError={settle('failed')}
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
                    sizes={wholeWidth(other.src.gatsbyImageData)}
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

/** The file that a photo's tile shows, if it has arrived. */
function tilePicture(slug: string): string | undefined {
  const picture = document.getElementById(tileId(slug))?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
}

/** Width of a picture shown whole in the dialog, for the `sizes` attribute. */
function wholeWidth({ width, height }: { width: number; height: number }): string {
  const of = (room: string) => `${(width / height).toFixed(3)} * (${room})`;
  return `(min-width: 64rem) min(100vw - 28rem, ${of('100vh - 4rem')}), min(100vw, ${of('max(12rem, 100vh - 21.25rem)')})`;
}
