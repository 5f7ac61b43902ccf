import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { photoPath, startOf } from '../../content/galleryPaths';
import { documentTitle } from '../../seo/documentTitle';
import { announce } from '../../ui/announce';
import { Icon } from '../../ui/Icon';
import { interpolate } from '../../ui/interpolate';
import { isRightToLeft } from '../../ui/textDirection';
import { tileId, TITLE_ID } from '../photo';
import { PhotoWords } from '../PhotoWords';
import { Dialog } from './Dialog';
import { handlePhotoKey } from './handlePhotoKey';
import { PhotoControls } from './PhotoControls';
import * as styles from './PhotoDialog.module.css';
import { PhotoStatus } from './PhotoStatus';
import { leavePhotoAddress, openStory, usePhotoAddress } from './usePhotoAddress';
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
  const { photos: inOrder, number, total } = content.pageOfPhotos;
  const labels = content.labels.photo;
  /** The dialog's element. A state, since its portal renders it after the first effects. */
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [reversed] = useState(isRightToLeft);
  /** On one of several pages, the viewer ends where the page does, so that the links to the others are not missed. */
  const loop = inOrder.length === total;
  const photos = reversed ? [...inOrder].reverse() : inOrder;
  const viewer = useViewer(dialog, {
    photos,
    first: photos.findIndex(({ slug }) => slug === opened),
    loop,
    onClose: leavePhotoAddress,
    onClosed,
  });
  const { index, zoomed, picture, bare, next, previous, close } = viewer;
  const photo = photos[index];
  const onPage = inOrder.indexOf(photo);
  const count = interpolate(labels.count, { number: startOf(number) + onPage + 1, total });

  usePhotoAddress(photo.slug, documentTitle(photo.title, content.site.brand), close);

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

  /** Moves the focus to the tile of the photo shown last, once the dialog has closed. */
  useEffect(
    () => () => {
      // The library first returns it to the tile that opened the dialog.
      setTimeout(() => {
        if (dialog?.isConnected === false) document.getElementById(tileId(photo.slug))?.focus();
      });
    },
    [dialog, photo.slug],
  );

  return (
    <Dialog
      ref={setDialog}
      // Otherwise the first button would have the focus.
      data-autofocus
      overlay={styles.overlay}
      className={styles.dialog}
      aria-labelledby={TITLE_ID}
      data-zoomed={zoomed}
      data-bare={bare}
      onEscape={close}
      onKeyDown={(event) => {
        viewer.showControls();
        handlePhotoKey(event, viewer);
      }}
    >
      <div className={styles.panel} data-beside="">
        <PhotoWords photo={photo} labels={labels} level="h2" look={{ title: styles.title }} />
        {photo.hasBody && (
          <a
            className={styles.story}
            href={photoPath(photo.slug)}
            onClick={(event) => openStory(event, photo.slug)}
          >
            <span>{labels.story}</span>
            <Icon name="arrow-right" />
          </a>
        )}
        <p className={styles.foot}>
          <span>{content.galleryPage.brand}</span>{' '}
          {content.site.founder && <span>{content.site.founder.name}</span>}
        </p>
      </div>
      <PhotoStatus
        picture={picture}
        labels={labels}
        onRetry={() => {
          // The button goes.
          dialog?.focus();
          viewer.retry();
        }}
      />
      <PhotoControls
        count={total > 1 && count}
        isFirst={!loop && onPage === 0}
        isLast={!loop && onPage === inOrder.length - 1}
        zoomed={zoomed}
        labels={labels}
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
        ...ViewerLabels
      }
    }
  }
  fragment ViewerLabels on LabelsPhoto {
    previous
    next
    count
    zoom
    credit
    story
    close
    failed
    retry
  }
`;
