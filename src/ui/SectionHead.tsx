import type { ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  heading: ReactNode;
  intro: string;
  /** `h1` when the section is the page's only one. */
  level: 'h1' | 'h2';
  /**
   * By default with a hem beside the heading, in boxes wider than a column.
   * `cell`: with a hem, in a parent's grid, which gives the head its place and its space.
   * `bare`: in a parent's grid, without a hem.
   * `centred`: in the middle of the page, without a hem.
   */
  layout?: 'cell' | 'bare' | 'centred';
  /** Links and buttons below the heading. */
  children?: ReactNode;
}

/** Heading and introduction of a section. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, intro, level: Heading, layout, children } = props;
  return (
    <header className={styles.head} data-layout={layout}>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.intro}>{intro}</p>
      {children && <p className={styles.actions}>{children}</p>}
    </header>
  );
}
