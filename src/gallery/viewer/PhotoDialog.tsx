import { graphql, navigate } from 'gatsby';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { documentTitle } from '../../seo/documentTitle';
import { announce } from '../../ui/announce';
import { Dialog } from '../../ui/Dialog';
import { interpolate } from '../../ui/interpolate';
import { isRightToLeft } from '../../ui/textDirection';
import { wrapIndex } from '../../ui/wrapIndex';
import { photoPath } from '../address';
import { startOf } from '../paging';
import { handlePhotoKey } from './handlePhotoKey';
import { PhotoControls } from './PhotoControls';
import * as styles from './PhotoDialog.module.css';
import { PhotoFailure } from './PhotoFailure';
import { PhotoPanel } from './PhotoPanel';
import { useFocusOnTile } from './useFocusOnTile';
import { leavePhotoAddress, usePhotoAddress } from './usePhotoAddress';
import { useViewer } from './useViewer';

interface PhotoDialogProps {
  /** Includes the page of the gallery whose photos are shown. */
  content: Queries.PhotoDialogFragment & { pageOfPhotos: Queries.PageOfPhotosFragment };
  /** Slug of the photo to open. */
  opened: string;
  onClosed: () => void;
}

/** The dialog that shows an opened photo large, with its words, actions, and controls for other photos. */
export function PhotoDialog({ content, opened, onClosed }: PhotoDialogProps) {
  const { pageOfPhotos: page, site } = content;
  const labels = content.labels.photo;
  const id = useId();
  /** The dialog's element. A state, since its portal renders it after the first effects. */
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  /** The same, which the library focuses; otherwise it would focus the first button. */
  const initialFocus = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    initialFocus.current = element;
    setDialog(element);
  }, []);
  const [reversed] = useState(isRightToLeft);
  /** In a gallery of several pages also the photos before and after those of this page. */
  const inOrder = [page.before, ...page.photos, page.after].filter((each) => each !== null);
  const photos = reversed ? [...inOrder].reverse() : inOrder;
  const viewer = useViewer(dialog, {
    photos,
    first: photos.findIndex(({ slug }) => slug === opened),
    loop: !page.after,
    onClose: leavePhotoAddress,
    onClosed,
  });
  const { index, zoomed, picture, bare, next, previous, close } = viewer;
  const photo = photos[index];
  const isOnOtherPage = photo === page.before || photo === page.after;
  const onThisPage = inOrder.indexOf(photo) - (page.before ? 1 : 0);
  const position = wrapIndex(startOf(page.number) + onThisPage, page.total);
  const count = interpolate(labels.count, { number: position + 1, total: page.total });

  usePhotoAddress(photo.slug, documentTitle(photo.title, site.brand), close);

  const region = useRef<HTMLParagraphElement>(null);
  /** The photo announced last; the dialog's name announces the first. */
  const announced = useRef(photo);
  useEffect(() => {
    if (announced.current === photo) return;
    announced.current = photo;
    announce(region.current, `${photo.title}, ${count}. ${photo.alt}`);
    // What had the focus, such as the link to a story, may have gone.
    if (!dialog?.contains(document.activeElement)) dialog?.focus();
  }, [dialog, photo, count]);

  useEffect(() => {
    if (isOnOtherPage) navigate(photoPath(photo.slug), { replace: true });
  }, [isOnOtherPage, photo.slug]);

  useFocusOnTile(dialog, photo.slug);
  return (
    <Dialog
      ref={attach}
      initialFocusRef={initialFocus}
      overlay={styles.overlay}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      data-zoomed={zoomed}
      data-bare={bare}
      // Only for Escape: the viewer itself closes at a click beside the picture. A click on the overlay is the
      // second of a double click on a tile.
      onDismiss={(event) => event.type === 'keydown' && close()}
      onKeyDown={(event) => {
        viewer.showControls();
        handlePhotoKey(event, viewer);
      }}
    >
      <PhotoPanel titleId={`${id}-title`} photo={photo} content={content} />
      <PhotoFailure
        picture={picture}
        labels={labels}
        onRetry={() => {
          // The button goes.
          dialog?.focus();
          viewer.retry();
        }}
      />
      <PhotoControls
        position={position}
        total={page.total}
        zoomed={zoomed}
        labels={labels}
        dialog={dialog}
        onZoom={viewer.zoom}
        onPrevious={reversed ? next : previous}
        onNext={reversed ? previous : next}
        onClose={close}
      />
      <p ref={region} className="visually-hidden" aria-live="polite" aria-atomic="true" />
    </Dialog>
  );
}

export const fragment = graphql`
  fragment PhotoDialog on Content {
    site {
      brand
      founder {
        name
      }
    }
    galleryPage {
      brand
    }
    labels {
      photo {
        previous
        next
        count
        fullScreen
        zoom
        credit
        story
        close
        share
        copied
        copyFailed
        failed
        retry
      }
    }
  }
`;
