import { Icon } from '../components/Icon';
import * as styles from './PhotoDialog.module.css';

interface PhotoControlsProps {
  /** Which photo is shown, or that another one could not be had. */
  words: string;
  missed: boolean;
  zoomed: boolean;
  onZoom: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** The buttons of an opened photo: the others in a row under it, zoom and the end of it above. */
export function PhotoControls(props: PhotoControlsProps) {
  const { words, missed, zoomed, onZoom, onPrevious, onNext, onClose } = props;
  return (
    <>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label="Previous photo"
          onClick={onPrevious}
        >
          <Icon name="chevron-left" />
        </button>
        <p className={styles.count} role={missed ? 'alert' : undefined}>
          {words}
        </p>
        <button type="button" className={styles.control} aria-label="Next photo" onClick={onNext}>
          <Icon name="chevron-right" />
        </button>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.control}
          aria-label="Zoom"
          aria-pressed={zoomed}
          onClick={onZoom}
        >
          {zoomed ? <Icon name="zoom-out" /> : <Icon name="zoom-in" />}
        </button>
        <button type="button" className={styles.control} aria-label="Close photo" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </>
  );
}
