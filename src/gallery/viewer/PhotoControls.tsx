import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../ui/Icon';
import { PhotoCount } from '../PhotoCount';
import * as styles from './PhotoControls.module.css';

interface PhotoControlsProps {
  /** The place of the photo shown in the gallery, from 0, and the number of all. */
  position: number;
  total: number;
  /** Whether no photo precedes or follows the one shown; both are false if the first follows the last. */
  isFirst: boolean;
  isLast: boolean;
  zoomed: boolean;
  labels: Queries.ViewerLabelsFragment;
  onZoom: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** The buttons of the photo dialog: previous and next in a row, zoom and close in a corner. */
export function PhotoControls(props: PhotoControlsProps) {
  const { position, total, isFirst, isLast, zoomed, labels } = props;
  const { onZoom, onPrevious, onNext, onClose } = props;
  return (
    <>
      {total > 1 && (
        <div className={styles.controls} data-beside="">
          {!isFirst && (
            <Control icon="chevron-left" aria-label={labels.previous} onClick={onPrevious} />
          )}
          <div className={styles.count}>
            <PhotoCount label={labels.count} position={position} total={total} />
          </div>
          {!isLast && <Control icon="chevron-right" aria-label={labels.next} onClick={onNext} />}
        </div>
      )}
      <div className={styles.tools} data-beside="">
        <Control
          icon={zoomed ? 'zoom-out' : 'zoom-in'}
          aria-label={labels.zoom}
          aria-pressed={zoomed}
          onClick={onZoom}
        />
        <Control icon="x" aria-label={labels.close} onClick={onClose} />
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
