import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { WORDS_BESIDE } from '../styles/breakpoints';
import { ButtonLink } from '../ui/Button';
import { type Box, coverSizes } from '../ui/coverSizes';
import { Picture } from '../ui/Picture';
import * as styles from './NotFound.module.css';

/**
 * The page for unknown addresses; logs the missing path (docs/specification.md, section 2). Its heading takes the focus
 * after a link.
 */
export function NotFound({ content, path }: { content: Queries.NotFoundFragment; path: string }) {
  const { notFoundPage } = content;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the router, which focuses the page. A page that is loaded is read from its start, and its heading with it.
    if (isHydrated()) setTimeout(() => heading.current?.focus({ preventScroll: true }));
    console.error(`404: there is no page at ${decodeURI(path)}`);
  }, [path]);

  return (
    <section className={styles.page}>
      <div className={styles.text}>
        <h1 ref={heading} className={styles.code} tabIndex={-1}>
          {notFoundPage.heading}
        </h1>
        <div className={styles.explanation}>
          <p className={styles.title}>{notFoundPage.text.replace('! ', '!\n')}</p>
          <p className={styles.detail}>{notFoundPage.detail}</p>
          <p>
            <ButtonLink href="/">{notFoundPage.link}</ButtonLink>
          </p>
        </div>
      </div>
      <div className={styles.picture}>
        <Picture
          image={notFoundPage.image.gatsbyImageData}
          alt={notFoundPage.alt}
          focus={notFoundPage.focus}
          sizes={coverSizes(notFoundPage.image.gatsbyImageData, BOXES)}
          loading="first"
        />
      </div>
    </section>
  );
}

/** The picture's box (`NotFound.module.css`). */
const BOXES: readonly Box[] = [
  [WORDS_BESIDE, '61vw', '45vw'],
  ['', '100vw', '75vw'],
];

export const fragment = graphql`
  fragment NotFound on Content {
    notFoundPage {
      heading
      text
      detail
      link
      alt
      focus
      image {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1920])
      }
    }
  }
`;
