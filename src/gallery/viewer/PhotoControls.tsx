import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon';
import * as styles from './PhotoControls.module.css';

interface PhotoControlsProps {
  /** The position of the photo shown in a gallery of several, in words. */
  count: string | false;
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
  const { count, isFirst, isLast, zoomed, labels, onZoom, onPrevious, onNext, onClose } = props;
  return (
    <>
      {count && (
        <div className={styles.controls} data-beside="">
          {!isFirst && (
            <Control aria-label={labels.previous} onClick={onPrevious}>
              <Icon name="chevron-left" />
            </Control>
          )}
          <p className={styles.count}>{count}</p>
          {!isLast && (
            <Control aria-label={labels.next} onClick={onNext}>
              <Icon name="chevron-right" />
            </Control>
          )}
        </div>
      )}
      <div className={styles.tools} data-beside="">
        <Control aria-label={labels.zoom} aria-pressed={zoomed} onClick={onZoom}>
          {zoomed ? <ZoomOut /> : <ZoomIn />}
        </Control>
        <Control aria-label={labels.close} onClick={onClose}>
          <Icon name="x" />
        </Control>
      </div>
    </>
  );
}

function Control(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.control} {...props} />;
}
