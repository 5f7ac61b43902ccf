import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../components/Icon';
import * as styles from './PhotoControls.module.css';

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
        <Control icon="chevron-left" aria-label="Previous photo" onClick={onPrevious} />
        <p className={styles.count} role={missed ? 'alert' : undefined}>
          {words}
        </p>
        <Control icon="chevron-right" aria-label="Next photo" onClick={onNext} />
      </div>
      <div className={styles.tools}>
        <Control
          icon={zoomed ? 'zoom-out' : 'zoom-in'}
          aria-label="Zoom"
          aria-pressed={zoomed}
          onClick={onZoom}
        />
        <Control icon="x" aria-label="Close photo" onClick={onClose} />
      </div>
    </>
  );
}

function Control({ icon, ...rest }: { icon: IconName } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.control} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
