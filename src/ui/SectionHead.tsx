import type { ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  heading: ReactNode;
  intro: string;
  /** `h1` when the section is the page's only one. */
  level: 'h1' | 'h2';
  /** `cell` in a parent's grid, which gives the head its place and its space. By default on the page's margins. */
  layout?: 'cell';
  /** Links and buttons below the heading. */
  children?: ReactNode;
}

/** Heading and introduction of a section. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, intro, level: Heading, layout, children } = props;
  return (
    <header className={styles.head} data-layout={layout}>
      <Heading>{heading}</Heading>
      <p className={styles.intro}>{intro}</p>
      {children && <p className={styles.actions}>{children}</p>}
    </header>
  );
}
