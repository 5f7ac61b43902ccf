import { graphql, type PageProps } from 'gatsby';
import { createElement, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { isModified } from '../browser/modifiedClick';
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

type Dialog = ComponentType<PhotoDialogProps>;

const loadPhotoDialog = () => import('../components/PhotoDialog').then((file) => file.default);

/** A visitor who does one of these may open a photo next. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** The photos in their grid, and the dialog that shows the selected one. */
export function Gallery({ content, location }: GalleryProps) {
  const { galleryPage: copy, photoPage, site } = content;
  const pages = usePhotoPages(photoPage, entryOf(location));
  const selection = useSelection(pages, location);
  const { photos, earlier } = pages;
  const opened = pages.photoAt(selection.position);
  const dialog = usePhotoDialog(opened !== undefined);

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
        <PhotoGrid photos={photos} onOpen={selection.open} />
      )}
      {pages.total > PHOTOS_PER_PAGE && <MorePhotos pages={pages} copy={copy.paging} />}
      {opened &&
        dialog &&
        createElement(dialog, {
          photo: opened,
          position: selection.position,
          total: pages.total,
          photoAt: pages.photoAt,
          copy,
          founder: site.founder.name,
          onShow: selection.show,
          onClose: selection.close,
        })}
    </section>
  );
}

/**
 * The dialog once its script is there, which is fetched at the visitor's first sign of life or when
 * it is needed. Not with `lazy`: React holds back what a `Suspense` reveals for up to 300 ms.
 * @param needed whether a photo is opened
 */
function usePhotoDialog(needed: boolean): Dialog | undefined {
  const [dialog, setDialog] = useState<{ component: Dialog }>();

  useEffect(() => {
    const signs = new AbortController();
    const load = () => {
      signs.abort();
      loadPhotoDialog().then(
        (component) => setDialog({ component }),
        () => undefined,
      );
    };
    SIGNS.forEach((sign) =>
      window.addEventListener(sign, load, { passive: true, signal: signs.signal }),
    );
    return () => signs.abort();
  }, []);

  useEffect(() => {
    if (!needed || dialog) return;
    loadPhotoDialog().then(
      (component) => setDialog({ component }),
      // Where the script does not arrive, as offline, the photo's file itself is shown.
      () => setDialog({ component: PhotoFile }),
    );
  }, [needed, dialog]);

  return dialog?.component;
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
  if (isModified(event) || window.history.length <= 1) return;
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
