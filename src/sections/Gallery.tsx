import { graphql, type PageProps } from 'gatsby';
import { lazy, Suspense, useEffect, type ComponentType, type MouseEvent } from 'react';
import { ButtonLink } from '../components/Button';
import { Icon } from '../components/Icon';
import type { PhotoDialogProps } from '../components/PhotoDialog';
import { PhotoGrid } from '../components/PhotoGrid';
import { useSelection } from '../gallery/useSelection';
import * as styles from './Gallery.module.css';
import { SectionHead } from './SectionHead';

interface GalleryProps {
  content: Queries.GalleryFragment;
  location: PageProps['location'];
}

const loadPhotoDialog = () => import('../components/PhotoDialog');
// Where its script does not arrive, as offline, the photo's file itself is shown.
const PhotoDialog = lazy<ComponentType<PhotoDialogProps>>(() =>
  loadPhotoDialog().catch(() => ({ default: PhotoFile })),
);

/** The photos in their grid, and the dialog that shows the selected one. */
export function Gallery({ content, location }: GalleryProps) {
  const { galleryPage: copy, photos, site } = content;
  const selection = useSelection(photos, location);

  // Fetched when the page has nothing better to do, so that the first photo opens at once.
  useEffect(() => {
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      loadPhotoDialog().catch(() => undefined);
      return;
    }
    const handle = window.requestIdleCallback(() => {
      loadPhotoDialog().catch(() => undefined);
    });
    return () => window.cancelIdleCallback(handle);
  }, []);

  return (
    <section className={styles.gallery} aria-label={copy.heading}>
      <SectionHead heading={copy.heading} intro={copy.intro} level="h1" />
      <p className={styles.back}>
        <ButtonLink href="/" look="outlined" onClick={goBack}>
          <Icon name="arrow-left" />
          {copy.back}
        </ButtonLink>
      </p>
      {photos.length === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <PhotoGrid photos={photos} onOpen={selection.open} />
      )}
      {selection.index >= 0 && (
        <Suspense>
          <PhotoDialog
            photos={photos}
            index={selection.index}
            copy={copy}
            founder={site.founder.name}
            onShow={selection.show}
            onClose={selection.close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Leads to the selected photo's file, as a plain link would. */
function PhotoFile({ photos, index }: PhotoDialogProps) {
  const address = photos[index].src.gatsbyImageData.images.fallback?.src;
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  return null;
}

/** One step back in history; where there is none, the link leads home (specification, note 9). */
function goBack(event: MouseEvent) {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (modified || window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
}

export const fragment = graphql`
  fragment Gallery on Content {
    site {
      founder {
        name
      }
    }
    galleryPage {
      heading
      intro
      back
      empty
      ...PhotoDialog
    }
    photos {
      ...PhotoTile
    }
  }
`;
