import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ComponentProps, ComponentType } from 'react';
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
            <Control icon={ChevronLeft} aria-label={labels.previous} onClick={onPrevious} />
          )}
          <div className={styles.count}>
            <PhotoCount label={labels.count} position={position} total={total} />
          </div>
          {!isLast && <Control icon={ChevronRight} aria-label={labels.next} onClick={onNext} />}
        </div>
      )}
      <div className={styles.tools} data-beside="">
        <Control
          icon={zoomed ? ZoomOut : ZoomIn}
          aria-label={labels.zoom}
          aria-pressed={zoomed}
          onClick={onZoom}
        />
        <Control icon={X} aria-label={labels.close} onClick={onClose} />
      </div>
    </>
  );
}

function Control({ icon: Icon, ...rest }: { icon: ComponentType } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.control} {...rest}>
      <Icon />
    </button>
  );
}
