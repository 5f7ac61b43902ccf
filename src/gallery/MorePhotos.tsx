import { graphql } from 'gatsby';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { isModified } from '../browser/modifiedClick';
import { pagePath } from './paging';
import { fetchPhotoPage } from './photoPages';
import { tileId } from './address';
import type { PhotoPages } from './usePhotoPages';
import * as styles from './MorePhotos.module.css';

interface MorePhotosProps {
  pages: PhotoPages;
  copy: Queries.MorePhotosFragment;
}

/** How far from the window the grid's end is when the next photos are fetched. */
const NEAR = '1200px';

/**
 * The end of a large gallery's grid: how much of the gallery it shows, and the next photos. They are
 * fetched as the visitor nears the end, and join the grid while its end is still below the window, so
 * that nothing in sight moves. Who gets there first finds the link, which adds them too.
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
      // Measured and drawn in one step, between which nobody scrolls.
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight;
      if (isBelow) flushSync(() => appendPage(later));
    });
    const near = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (isIntersecting) {
          fetchPhotoPage(later).then(
            () => below.observe(element),
            () => setFailedPage(later),
          );
        }
      },
      { rootMargin: NEAR },
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

  const words = start === 0 ? copy.showing : copy.part;
  const count = words
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
