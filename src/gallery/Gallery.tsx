import { graphql } from 'gatsby';
import { type MouseEvent, startTransition, useCallback, useState } from 'react';
import { PHOTOS_PER_PAGE } from '../content/galleryPaths';
import { isPageLoading } from '../navigation/latestNavigation';
import { isModified } from '../navigation/links';
import { Icon } from '../ui/Icon';
import { SectionHead } from '../ui/SectionHead';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './Gallery.module.css';
import { GalleryPaging } from './GalleryPaging';
import { loadViewer } from './loadViewer';
import { pageSuffix } from './pageSuffix';
import { PhotoGrid } from './PhotoGrid';

interface GalleryProps {
  content: Queries.GalleryFragment & { pageOfPhotos: Queries.PageOfPhotosFragment };
}

type Viewer = Awaited<ReturnType<typeof loadViewer>>;

/** A page of the gallery: its photos in a grid, and the dialog for an opened photo. */
export function Gallery({ content }: GalleryProps) {
  const { galleryPage, pageOfPhotos: page } = content;
  const [opened, setOpened] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [viewer, setViewer] = useState<Viewer>();
  const open = useCallback((slug: string) => {
    setOpened(slug);
    setFailed(false);
    loadViewer().then(
      // In a transition, so that the browser responds to the click before it draws the dialog. Not if the visitor has
      // chosen another page meanwhile.
      (loaded) => !isPageLoading() && startTransition(() => setViewer(loaded)),
      () => setFailed(true),
    );
  }, []);

  const empty = page.total === 0;
  const suffix = pageSuffix(page.number, galleryPage.paging.page);
  const head = (
    <SectionHead
      heading={
        <>
          <span>{galleryPage.heading}</span>
          <span className="visually-hidden">{suffix}</span>
        </>
      }
      intro={galleryPage.intro}
      level="h1"
      layout={empty ? undefined : 'cell'}
    >
      <SiteLink className={styles.back} href="/" onClick={goBack}>
        <Icon name="arrow-left" />
        {galleryPage.back}
      </SiteLink>
    </SectionHead>
  );
  return (
    <section className={styles.gallery}>
      {empty ? (
        <>
          {head}
          <p className={styles.empty}>{galleryPage.empty}</p>
        </>
      ) : (
        <PhotoGrid
          head={head}
          photos={page.photos}
          opening={viewer ? undefined : opened}
          failed={failed}
          labels={content.labels.photo}
          onOpen={open}
        />
      )}
      {page.total > PHOTOS_PER_PAGE && <GalleryPaging page={page} labels={galleryPage.paging} />}
      {opened && viewer && (
        <viewer.PhotoDialog
          content={content}
          opened={opened}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/**
 * Goes one step back if that leads to another page of the site and no page is loading already. Otherwise the link leads
 * to home (docs/specification.md, reading 9). Without the Navigation API, as in browsers of 2025 and earlier, the step is
 * known only if a link that the router followed led here.
 */
function goBack(event: MouseEvent) {
  const navigation = window.navigation as Navigation | undefined;
  const before = navigation
    ? // Only adjacent entries of this site are in the list.
      navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
    : (window.history.state as { from?: string } | null)?.from;
  const leaves = before && new URL(before).pathname !== window.location.pathname;
  if (isModified(event) || isPageLoading() || !leaves) return;
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
      paging {
        page
        ...GalleryPaging
      }
    }
    ...PhotoDialog
  }

  fragment PageOfPhotos on PageOfPhotos {
    number
    total
    photos {
      ...Photo
    }
  }
`;
