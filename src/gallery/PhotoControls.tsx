import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../components/Icon';
import * as styles from './PhotoControls.module.css';

interface PhotoControlsProps {
  /** The number of the photo shown, or that another one could not be fetched. */
  text: string;
  /** Whether `text` is about a failure, to be announced at once. */
  failed: boolean;
  zoomed: boolean;
  onZoom: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** The buttons of the photo dialog: previous and next in a row below the photo, zoom and close above it. */
export function PhotoControls(props: PhotoControlsProps) {
  const { text, failed, zoomed, onZoom, onPrevious, onNext, onClose } = props;
  return (
    <>
      <div className={styles.controls}>
        <Control icon="chevron-left" aria-label="Previous photo" onClick={onPrevious} />
        <p className={styles.count} role={failed ? 'alert' : undefined}>
          {text}
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
