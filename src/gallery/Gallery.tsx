import { graphql, navigate } from 'gatsby';
import {
  createElement,
  startTransition,
  useCallback,
  useEffect,
  useState,
  type MouseEvent,
} from 'react';
import { Icon } from '../components/Icon';
import { SectionHead } from '../components/SectionHead';
import { SiteLink } from '../components/SiteLink';
import { useLazyModule } from '../hooks/useLazyModule';
import { isModified } from '../navigation/links';
import { canGoBackInSite } from '../navigation/siteHistory';
import { photoPath } from './address';
import * as styles from './Gallery.module.css';
import { GalleryPaging } from './GalleryPaging';
import { pageCount, PHOTOS_PER_PAGE } from './paging';
import { PhotoGrid } from './PhotoGrid';

interface GalleryProps {
  content: Queries.GalleryFragment & { galleryPart: Queries.GalleryPartFragment };
}

const loadPhotoDialog = () => import('./viewer/PhotoDialog');

/** A page of the gallery: its photos in a grid, and the dialog for an opened photo. */
export function Gallery({ content }: GalleryProps) {
  const { galleryPage: copy, galleryPart } = content;
  const [opened, setOpened] = useState<string>();
  // In a transition, so that the browser responds to the click before it draws the dialog.
  const open = useCallback((slug: string) => startTransition(() => setOpened(slug)), []);
  const dialog = useLazyModule(loadPhotoDialog, opened !== undefined, () => {
    // If the dialog's script fails to load, opens the photo's own page, as without any scripts.
    if (opened) navigate(photoPath(opened));
  });

  const opening = dialog ? undefined : opened;
  useEffect(() => {
    if (!opening) return;
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(undefined);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [opening]);

  const head = (
    <SectionHead heading={copy.heading} intro={copy.intro} level="h1">
      <SiteLink className={styles.back} href="/" onClick={goBack}>
        <Icon name="arrow-left" />
        {copy.back}
      </SiteLink>
    </SectionHead>
  );
  return (
    <section className={styles.gallery} aria-label={copy.heading}>
      {galleryPart.total === 0 ? (
        <>
          {head}
          <p className={styles.empty}>{copy.empty}</p>
        </>
      ) : (
        <PhotoGrid
          head={head}
          photos={galleryPart.photos}
          closing={galleryPart.number === pageCount(galleryPart.total) ? copy.closing : undefined}
          opening={opening}
          onOpen={open}
        />
      )}
      {galleryPart.total > PHOTOS_PER_PAGE && (
        <GalleryPaging page={galleryPart} copy={copy.paging} />
      )}
      {opened &&
        dialog &&
        createElement(dialog, {
          content,
          opened,
          onClosed: () => setOpened(undefined),
        })}
    </section>
  );
}

/** Goes one step back if that stays within the site. Otherwise the link leads to home (specification, note 9). */
function goBack(event: MouseEvent) {
  if (isModified(event) || !canGoBackInSite()) return;
  event.preventDefault();
  window.history.back();
}

export const fragment = graphql`
  fragment Gallery on Content {
    galleryPage {
      heading
      intro
      back
      empty
      closing {
        ...ClosingTile
      }
      paging {
        ...GalleryPaging
      }
    }
    ...PhotoDialog
  }

  fragment GalleryPart on GalleryPart {
    number
    total
    photos {
      ...PhotoTile
    }
    before {
      ...PhotoTile
    }
    after {
      ...PhotoTile
    }
    first {
      slug
    }
    last {
      slug
    }
  }
`;
