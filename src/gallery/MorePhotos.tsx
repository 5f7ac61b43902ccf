import { graphql } from 'gatsby';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isModified } from '../browser/modifiedClick';
import { pagePath } from './paging';
import { fetchPhotoPage } from './photoPages';
import type { PhotoPages } from './usePhotoPages';
import * as styles from './MorePhotos.module.css';

interface MorePhotosProps {
  pages: PhotoPages;
  copy: Queries.MorePhotosFragment;
}

/** How far from the window the grid's end is when the next photos are fetched. */
const NEAR = '800px';

/**
 * The end of a large gallery's grid: how much of the gallery it shows, and the next photos. They
 * join the grid as the visitor nears its end; otherwise a link leads to their page.
 */
export function MorePhotos({ pages, copy }: MorePhotosProps) {
  const { total, photos, start, later, appendPage } = pages;
  const end = useRef<HTMLElement>(null);
  const [failedPage, setFailedPage] = useState<number>();
  const failed = later !== undefined && failedPage === later;

  useEffect(() => {
    if (!end.current || later === undefined || failed || !appends()) return;
    const observer = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (isIntersecting) append(later);
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();

    function append(page: number) {
      fetchPhotoPage(page).then(
        () => appendPage(page),
        () => setFailedPage(page),
      );
    }
  }, [later, failed, appendPage]);

  /** The next photos are on their way already, unless they failed to come. */
  function tryAgain(event: MouseEvent) {
    if (isModified(event) || !appends()) return;
    event.preventDefault();
    setFailedPage(undefined);
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
        <a className={styles.link} data-look="outlined" href={pagePath(later)} onClick={tryAgain}>
          {copy.more}
        </a>
      )}
    </nav>
  );
}

/** Whether photos join the grid by themselves: the browser has to tell when its end is near. */
function appends(): boolean {
  return 'IntersectionObserver' in window;
}

export const fragment = graphql`
  fragment MorePhotos on GalleryContentPaging {
    showing
    part
    more
    failed
  }
`;
