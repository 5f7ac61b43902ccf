import { graphql, type PageProps } from 'gatsby';
import { lazy, Suspense, useEffect, type ComponentType, type MouseEvent } from 'react';
import { ButtonLink } from '../components/Button';
import { Icon } from '../components/Icon';
import { MorePhotos } from '../components/MorePhotos';
import type { PhotoDialogProps } from '../components/PhotoDialog';
import { PhotoGrid } from '../components/PhotoGrid';
import { pagePath, PHOTOS_PER_PAGE } from '../gallery/paging';
import { usePhotoPages } from '../gallery/usePhotoPages';
import { useSelection } from '../gallery/useSelection';
import * as styles from './Gallery.module.css';
import { SectionHead } from './SectionHead';

interface GalleryProps {
  content: Queries.GalleryFragment & { photoPage: Queries.PhotoPageFragment };
  location: PageProps['location'];
}

const loadPhotoDialog = () => import('../components/PhotoDialog');
// Where its script does not arrive, as offline, the photo's file itself is shown.
const PhotoDialog = lazy<ComponentType<PhotoDialogProps>>(() =>
  loadPhotoDialog().catch(() => ({ default: PhotoFile })),
);

/** Asks for the dialog as soon as a photo may be opened; a failure shows when one is. */
function expectPhoto() {
  loadPhotoDialog().catch(() => undefined);
}

/** The photos in their grid, and the dialog that shows the selected one. */
export function Gallery({ content, location }: GalleryProps) {
  const { galleryPage: copy, photoPage, site } = content;
  const pages = usePhotoPages(photoPage, entryOf(location));
  const selection = useSelection(pages, location);
  const { photos, earlier } = pages;
  const opened = pages.photoAt(selection.position);

  return (
    <section className={styles.gallery} aria-label={copy.heading}>
      <SectionHead heading={copy.heading} intro={copy.intro} level="h1" />
      <p className={styles.ways}>
        <ButtonLink href="/" look="outlined" onClick={goBack}>
          <Icon name="arrow-left" />
          {copy.back}
        </ButtonLink>
        {earlier && (
          <ButtonLink href={pagePath(earlier)} look="outlined">
            {copy.paging.earlier}
          </ButtonLink>
        )}
      </p>
      {photos.length === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <div onPointerOver={expectPhoto} onPointerDown={expectPhoto} onFocus={expectPhoto}>
          <PhotoGrid photos={photos} onOpen={selection.open} />
        </div>
      )}
      {pages.total > PHOTOS_PER_PAGE && <MorePhotos pages={pages} copy={copy.paging} />}
      {opened && (
        <Suspense>
          <PhotoDialog
            photo={opened}
            position={selection.position}
            total={pages.total}
            photoAt={pages.photoAt}
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

/** Names a history entry. The router gives each location a key without typing it. */
function entryOf(location: PageProps['location']): string {
  return `${location.pathname} ${(location as { key?: string }).key ?? ''}`;
}

/** Leads to the selected photo's file, as a plain link would. */
function PhotoFile({ photo }: PhotoDialogProps) {
  const address = photo.src.gatsbyImageData.images.fallback?.src;
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
      paging {
        earlier
        ...MorePhotos
      }
      ...PhotoDialog
    }
  }

  fragment PhotoPage on PhotoPage {
    number
    total
    photos {
      ...PhotoTile
    }
  }
`;
