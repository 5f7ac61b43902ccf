import type { ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  heading: string;
  intro: string;
  /** `h1` where the section is the page. */
  level: 'h1' | 'h2';
  /** ContactMethods from here, below the heading. */
  children?: ReactNode;
}

/** Number of characters that fill about six lines: browsers balance no more. */
const SHORT = 200;

/** Heading and introduction of a section. */
export function SectionHead({ heading, intro, level: Heading, children }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.intro} data-short={intro.length < SHORT}>
        {intro}
      </p>
      {children && <p className={styles.actions}>{children}</p>}
    </header>
  );
}
