import { DialogContent, DialogOverlay } from '@reach/dialog';
import { graphql } from 'gatsby';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { wrap } from '../carousel/wrap';
import { photoHref } from '../gallery/address';
import { tileId } from '../gallery/tileId';
import { useSwipe } from '../hooks/useSwipe';
import { useZoom } from '../hooks/useZoom';
import { Icon } from './Icon';
import { PhotoActions } from './PhotoActions';
import * as styles from './PhotoDialog.module.css';
import { PhotoStage, wholeWidth } from './PhotoStage';
import { Picture } from './Picture';

/** See `PhotoDialog`. */
export interface PhotoDialogProps {
  photo: Queries.PhotoTileFragment;
  /** Position of the photo in the gallery, from 0. */
  position: number;
  /** Number of photos in the gallery. */
  total: number;
  /** The photo at another position, if it has arrived. */
  photoAt: (position: number) => Queries.PhotoTileFragment | undefined;
  copy: Queries.PhotoDialogFragment;
  /** Name at the foot of each photo, beside the gallery's own. */
  founder: string;
  /** Shows the photo at another position; rejects when it cannot be had. */
  onShow: (position: number) => Promise<void>;
  onClose: () => void;
}

/** How far an arrow key moves an enlarged picture, px. */
const PAN_STEP = 80;

/** The opened photo: large, with its title, description and the way to the others. */
export default function PhotoDialog(props: PhotoDialogProps) {
  const { photo, position, total, photoAt, copy, founder, onShow, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { layer, zoomed, toggle, pan } = useZoom();
  /** The photo whose picture has arrived; then its neighbours are fetched. */
  const [settled, setSettled] = useState('');
  const announcement = useAnnouncement(photo.slug, `${photo.title}, ${position + 1} of ${total}`);
  /** Whether the photo asked for last could not be had, as when the visitor is offline. */
  const [missed, setMissed] = useState(false);

  const neighbours = [position + 1, position - 1]
    .map((at) => photoAt(wrap(at, total)))
    .filter((neighbour) => neighbour !== undefined);

  /** Where the last action leads, which may be ahead of what is shown: quick presses add up. */
  const aim = useRef(position);
  useLayoutEffect(() => {
    aim.current = position;
  }, [position]);

  function show(at: number) {
    aim.current = wrap(at, total);
    setMissed(false);
    onShow(aim.current).catch(() => {
      aim.current = position;
      setMissed(true);
    });
  }
  const showNext = () => show(aim.current + 1);
  const showPrevious = () => show(aim.current - 1);

  const swipe = useSwipe({
    disabled: zoomed,
    onLeft: showNext,
    onRight: showPrevious,
    onDown: () => {
      if (dialog.current?.scrollTop === 0) onClose();
    },
    onDrag: (x, y) => {
      stage.current?.style.setProperty('--drag', `${x}px ${y}px`);
      stage.current?.toggleAttribute('data-dragged', x !== 0 || y !== 0);
    },
  });
  useFocusOnTileAfter(photo.slug);

  function followKey(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const actions: Record<string, () => void> = zoomed
      ? {
          ArrowRight: () => pan(-PAN_STEP, 0),
          ArrowLeft: () => pan(PAN_STEP, 0),
          ArrowDown: () => pan(0, -PAN_STEP),
          ArrowUp: () => pan(0, PAN_STEP),
        }
      : { ArrowRight: showNext, ArrowLeft: showPrevious };
    actions.Home = () => show(0);
    actions.End = () => show(total - 1);
    if (!(event.key in actions)) return;
    event.preventDefault();
    actions[event.key]();
  }

  /** A click on the ground beside the picture closes, as one beside the dialog would. */
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
      onKeyDown={followKey}
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
            onSettled={() => setSettled(photo.slug)}
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
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label="Previous photo"
            onClick={showPrevious}
          >
            <Icon name="chevron-left" />
          </button>
          <p className={styles.count} role={missed ? 'alert' : undefined}>
            {missed ? copy.viewer.failed : `${position + 1} of ${total}`}
          </p>
          <button
            type="button"
            className={styles.control}
            aria-label="Zoom"
            aria-pressed={zoomed}
            onClick={() => toggle()}
          >
            {zoomed ? <Icon name="zoom-out" /> : <Icon name="zoom-in" />}
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label="Next photo"
            onClick={showNext}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
        <button type="button" className={styles.close} aria-label="Close photo" onClick={onClose}>
          <Icon name="x" />
        </button>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {settled === photo.slug && total > 1 && (
          <div hidden>
            {neighbours.map(({ slug, src: { gatsbyImageData: image } }) => (
              <Picture
                key={slug}
                image={image}
                alt=""
                sizes={wholeWidth(image.width / image.height)}
                loading="ahead"
              />
            ))}
          </div>
        )}
      </DialogContent>
    </DialogOverlay>
  );
}

/**
 * What is announced when another photo is shown; nothing for the first, which the dialog names.
 * @param slug the photo shown
 * @param words what announces it
 */
function useAnnouncement(slug: string, words: string): string {
  const [shown, setShown] = useState({ slug, changed: false });
  if (shown.slug !== slug) setShown({ slug, changed: true });
  return shown.changed ? words : '';
}

/** When the dialog has gone, puts the focus on the tile of the photo shown last. */
function useFocusOnTileAfter(slug: string) {
  const last = useRef(slug);
  useEffect(() => {
    last.current = slug;
  }, [slug]);
  useEffect(
    () => () => {
      // After the library, which gives the focus back to the tile pressed first.
      setTimeout(() => document.getElementById(tileId(last.current))?.focus());
    },
    [],
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
