import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ComponentProps, ComponentType } from 'react';
import { listen } from '../../ui/listen';
import { useClientValue } from '../../ui/useClientValue';
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
  /** The element that can fill the whole screen. */
  dialog: HTMLElement | null;
  onZoom: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** The buttons of the photo dialog: previous and next in a row, and full screen, zoom and close in a corner. */
export function PhotoControls(props: PhotoControlsProps) {
  const { position, total, isFirst, isLast, zoomed, labels, dialog } = props;
  const { onZoom, onPrevious, onNext, onClose } = props;
  // iPhones allow full screen only for videos.
  const canFill = useClientValue(() => document.fullscreenEnabled, false);
  const filled = useClientValue(() => document.fullscreenElement !== null, false, onFullscreen);
  const fill = () => (filled ? document.exitFullscreen() : dialog?.requestFullscreen());
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
        {canFill && (
          <Control
            icon={filled ? Minimize : Maximize}
            aria-label={labels.fullScreen}
            aria-pressed={filled}
            onClick={() => void fill()}
          />
        )}
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

const onFullscreen = (onChange: () => void) => listen(document, 'fullscreenchange', onChange);

function Control({ icon: Icon, ...rest }: { icon: ComponentType } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.control} {...rest}>
      <Icon />
    </button>
  );
}
