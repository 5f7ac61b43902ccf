import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { ButtonLink } from '../components/Button';
import { Picture } from '../components/Picture';
import * as styles from './NotFound.module.css';

/** The page for unknown addresses; logs the missing path (specification, section 2). */
export function NotFound({ copy, path }: { copy: Queries.NotFoundFragment; path: string }) {
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);

  return (
    <section className={styles.page}>
      <div className={styles.text}>
        <h1 className={styles.code}>{copy.heading}</h1>
        <p className={styles.title}>{copy.text}</p>
        <p className={styles.detail}>{copy.detail}</p>
        <p>
          <ButtonLink href="/">{copy.link}</ButtonLink>
        </p>
      </div>
      <div className={styles.picture}>
        <Picture
          image={copy.image.gatsbyImageData}
          alt={copy.alt}
          sizes="(min-width: 85rem) calc(30.8vw + 23.4rem), (min-width: 64rem) 59vw, (min-width: 36rem) and (max-height: 30rem) 59vw, 100vw"
          loading="first"
        />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment NotFound on NotFoundContent {
    heading
    text
    detail
    link
    alt
    image {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1920])
    }
  }
`;
