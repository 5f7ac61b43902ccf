import * as styles from './SectionHead.module.css';

interface SectionHeadProps {
  heading: string;
  intro: string;
  /** `h1` where the section is the page. */
  level: 'h1' | 'h2';
}

/** Heading and introduction of a section. */
export function SectionHead({ heading, intro, level: Heading }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.intro}>{intro}</p>
    </header>
  );
}
