import { DialogContent, DialogOverlay } from '@reach/dialog';
import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { wrapIndex } from '../wrapIndex';
import { photoHref, tileId } from './address';
import { handlePhotoKey } from './handlePhotoKey';
import { usePhotoNavigation } from './usePhotoNavigation';
import { useSwipe } from '../hooks/useSwipe';
import { useZoom } from './useZoom';
import { PhotoActions } from './PhotoActions';
import { PhotoControls } from './PhotoControls';
import * as styles from './PhotoDialog.module.css';
import { PhotoStage } from './PhotoStage';

/** Props of `PhotoDialog`. */
export interface PhotoDialogProps {
  photo: Queries.PhotoTileFragment;
  /** Position of the photo in the gallery, from 0. */
  position: number;
  /** Number of photos in the gallery. */
  total: number;
  /** The photo at another position, if its page is loaded. */
  photoAt: (position: number) => Queries.PhotoTileFragment | undefined;
  copy: Queries.PhotoDialogFragment;
  /** The founder's name, shown at the foot beside the gallery's. */
  founder: string;
  /** Shows the photo at another position; rejects when it cannot be fetched. */
  onShow: (position: number) => Promise<void>;
  onClose: () => void;
}

/** The dialog of the opened photo: large, with title, description, actions, and controls to show others. */
export default function PhotoDialog(props: PhotoDialogProps) {
  const { photo, position, total, photoAt, copy, founder, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { layer, zoomed, toggle, pan } = useZoom();
  /** The photo opened first, until another is shown: the dialog's name announces it, not the status. */
  const [first, setFirst] = useState<string | null>(photo.slug);
  if (first !== null && first !== photo.slug) setFirst(null);
  const navigation = usePhotoNavigation(props);
  const { failed, showNext, showPrevious } = navigation;
  const count = `${position + 1} of ${total}`;

  const swipe = useSwipe({
    disabled: zoomed,
    onLeft: showNext,
    onRight: showPrevious,
    onDown: onClose,
    mayGoDown: () => dialog.current?.scrollTop === 0,
    onDrag: (x, y) => {
      stage.current?.style.setProperty('--drag', `${x}px ${y}px`);
      stage.current?.toggleAttribute('data-dragged', x !== 0 || y !== 0);
    },
  });

  // When the dialog has closed, the tile of the photo shown last gets the focus. In a timeout, because
  // the library first returns the focus to the tile that opened the dialog.
  useEffect(
    () => () => {
      setTimeout(() => {
        if (!dialog.current) document.getElementById(tileId(photo.slug))?.focus();
      });
    },
    [photo.slug],
  );

  /** Closes on a click beside the picture: the dialog fills the window, so nothing is left beside it. */
  function closeBeside({ target }: MouseEvent) {
    if (zoomed || !(target instanceof Element)) return;
    const inStage = stage.current?.contains(target) && !target.closest('[data-photo-frame]');
    if (inStage || target === dialog.current) onClose();
  }

  return (
    // Why the scroll lock is bypassed: see MenuSheet.
    <DialogOverlay
      className={styles.overlay}
      dangerouslyBypassScrollLock
      initialFocusRef={dialog}
      onDismiss={onClose}
      onKeyDown={(event) => handlePhotoKey(event, { ...navigation, total, zoomed, pan })}
      {...swipe}
    >
      <DialogContent
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={`${id}-title`}
        onClick={closeBeside}
      >
        <h2 className={styles.title} id={`${id}-title`}>
          {photo.title}
        </h2>
        <div ref={stage} className={styles.stage}>
          <PhotoStage
            key={photo.slug}
            photo={photo}
            labels={copy.viewer}
            layer={layer}
            zoomed={zoomed}
            onToggleZoom={toggle}
            ahead={[1, -1].map((step) => photoAt(wrapIndex(position + step, total)))}
          />
        </div>
        <p className={styles.description}>{photo.description}</p>
        <div className={styles.actions}>
          <PhotoActions
            key={photo.slug}
            title={photo.title}
            href={photoHref(photo.slug)}
            labels={copy.viewer}
          />
        </div>
        <div className={styles.foot}>
          <span>{copy.brand}</span>
          <span>{founder}</span>
        </div>
        <PhotoControls
          text={failed ? copy.viewer.failed : count}
          failed={failed}
          zoomed={zoomed}
          onZoom={() => toggle()}
          onPrevious={showPrevious}
          onNext={showNext}
          onClose={onClose}
        />
        <p className="visually-hidden" role="status">
          {first === null && `${photo.title}, ${count}`}
        </p>
      </DialogContent>
    </DialogOverlay>
  );
}

export const fragment = graphql`
  fragment PhotoDialog on GalleryContent {
    brand
    viewer {
      copyLink
      copied
      copyFailed
      share
      failed
      retry
    }
  }
`;
