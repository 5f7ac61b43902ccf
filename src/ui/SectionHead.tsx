import type { ReactNode } from 'react';
import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  heading: ReactNode;
  intro: string;
  /** `h1` when the section is the page's only one. */
  level: 'h1' | 'h2';
  /**
   * `cell` in a parent's grid, which gives it its place and its space; `bare` is the same without a hem, and `centred`
   * has none either. The others have a hem beside the heading in boxes wider than a column.
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
