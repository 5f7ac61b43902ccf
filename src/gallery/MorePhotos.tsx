import { graphql } from 'gatsby';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isModified } from '../navigation/modifiedClick';
import { pagePath } from './paging';
import { fetchPhotoPage } from './photoPages';
import { tileId } from './address';
import type { PhotoPages } from './usePhotoPages';
import * as styles from './MorePhotos.module.css';

interface MorePhotosProps {
  pages: PhotoPages;
  copy: Queries.MorePhotosFragment;
}

/** Distance between the window and the grid's end at which the next photos are fetched. */
const FETCH_DISTANCE = '1200px';

/**
 * What follows the grid of a gallery with several pages: how many photos the grid shows, and a link
 * to the next page. Near the grid's end, the next photos are fetched. They are added only while the
 * end is below the window, so that nothing visible moves; when the visitor gets there before they are
 * loaded, the link adds them.
 */
export function MorePhotos({ pages, copy }: MorePhotosProps) {
  const { total, photos, start, later, appendPage } = pages;
  const end = useRef<HTMLElement>(null);
  const [failedPage, setFailedPage] = useState<number>();
  const failed = later !== undefined && failedPage === later;

  useEffect(() => {
    const element = end.current;
    if (!element || later === undefined || failed) return;
    const below = new IntersectionObserver(() => {
      // Measured and rendered synchronously, so that the visitor cannot scroll in between.
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
      if (isBelow) flushSync(() => appendPage(later));
    });
    const near = new IntersectionObserver(
      (entries) => {
        // A busy main thread gets several queued entries in one callback, of which the last may be near.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        fetchPhotoPage(later).then(
          () => below.observe(element),
          () => setFailedPage(later),
        );
      },
      { rootMargin: FETCH_DISTANCE },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      below.disconnect();
    };
  }, [later, failed, appendPage]);

  function showMore(event: MouseEvent) {
    if (later === undefined || isModified(event)) return;
    event.preventDefault();
    setFailedPage(undefined);
    fetchPhotoPage(later).then(
      ([first]) => {
        flushSync(() => appendPage(later));
        document.getElementById(tileId(first.slug))?.focus();
      },
      () => setFailedPage(later),
    );
  }

  const template = start === 0 ? copy.showing : copy.part;
  const count = template
    .replace('{shown}', String(photos.length))
    .replace('{from}', String(start + 1))
    .replace('{to}', String(start + photos.length))
    .replace('{total}', String(total));
  return (
    <nav ref={end} className={styles.more} aria-label={copy.more}>
      <p role="status">{count}</p>
      {failed && <p role="alert">{copy.failed}</p>}
      {later && (
        <a className={styles.link} data-look="outlined" href={pagePath(later)} onClick={showMore}>
          {copy.more}
        </a>
      )}
    </nav>
  );
}

export const fragment = graphql`
  fragment MorePhotos on GalleryContentPaging {
    showing
    part
    more
    failed
  }
`;
