import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { ButtonLink } from '../components/Button';
import * as styles from '../components/Message.module.css';

/** What unknown addresses show; logs the missing path (specification, section 2). */
export function NotFound({ copy, path }: { copy: Queries.NotFoundFragment; path: string }) {
  useEffect(() => {
    console.error(`404: there is no page at ${path}`);
  }, [path]);

  return (
    <section className={styles.message}>
      <h1 className={styles.code}>{copy.heading}</h1>
      <p className={styles.title}>{copy.text}</p>
      <p className={styles.detail}>{copy.detail}</p>
      <p>
        <ButtonLink href="/">{copy.link}</ButtonLink>
      </p>
    </section>
  );
}

export const fragment = graphql`
  fragment NotFound on NotFoundContent {
    heading
    text
    detail
    link
  }
`;
