import { graphql, type PageProps } from 'gatsby';
import { createElement, useState, type MouseEvent } from 'react';
import { isModified } from '../navigation/modifiedClick';
import { entryKey } from '../navigation/sessionStore';
import { ButtonLink } from '../components/Button';
import { Icon } from '../components/Icon';
import { MorePhotos } from './MorePhotos';
import { PhotoGrid } from './PhotoGrid';
import Toast from '../components/Toast';
import { pagePath, PHOTOS_PER_PAGE } from './paging';
import { usePhotoPages } from './usePhotoPages';
import { useSelection } from './useSelection';
import { useLazyModule } from '../hooks/useLazyModule';
import { canGoBackInSite } from '../navigation/siteHistory';
import * as styles from './Gallery.module.css';
import { SectionHead } from '../components/SectionHead';

interface GalleryProps {
  content: Queries.GalleryFragment & { photoPage: Queries.PhotoPageFragment };
  location: PageProps['location'];
}

const loadPhotoDialog = () => import('./PhotoDialog');

/** The photos in their grid, and the dialog that shows the selected one. */
export function Gallery({ content, location }: GalleryProps) {
  const { galleryPage: copy, photoPage, site } = content;
  const pages = usePhotoPages(photoPage, entryKey(location));
  const selection = useSelection(pages, location);
  const { photos, earlier } = pages;
  const opened = pages.photoAt(selection.position);
  /** A photo that could not be opened because the dialog's script could not be fetched. */
  const [failed, setFailed] = useState<Queries.PhotoTileFragment>();
  const dialog = useLazyModule(loadPhotoDialog, opened !== undefined, () => {
    setFailed(opened);
    selection.close();
  });

  return (
    <section className={styles.gallery} aria-label={copy.heading}>
      <SectionHead heading={copy.heading} intro={copy.intro} level="h1">
        <ButtonLink href="/" look="outlined" onClick={goBack}>
          <Icon name="arrow-left" />
          {copy.back}
        </ButtonLink>
        {earlier && (
          <ButtonLink href={pagePath(earlier)} look="outlined">
            {copy.paging.earlier}
          </ButtonLink>
        )}
      </SectionHead>
      {photos.length === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <PhotoGrid
          photos={photos}
          opening={dialog ? undefined : opened?.slug}
          onOpen={selection.open}
        />
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
      <div role="alert">
        {failed && (
          <Toast
            key={failed.slug}
            title={failed.title}
            description={copy.viewer.failed}
            icon="image-off"
            onClose={() => setFailed(undefined)}
          />
        )}
      </div>
    </section>
  );
}

/** Goes one step back within the site; without an earlier page there, the link goes to home (specification, note 9). */
function goBack(event: MouseEvent) {
  if (isModified(event) || !canGoBackInSite()) return;
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
