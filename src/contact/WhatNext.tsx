import { graphql } from 'gatsby';
import { SiteLink } from '../ui/SiteLink';
import * as styles from './WhatNext.module.css';

interface WhatNextProps {
  next: Queries.WhatNextFragment;
  /** Element of the heading. */
  heading: 'h2' | 'h3';
}

/** What happens after a visitor writes. */
export function WhatNext({ next, heading: Heading }: WhatNextProps) {
  return (
    <div className={styles.next}>
      <Heading className={styles.heading}>{next.heading}</Heading>
      <ul className={styles.lines}>
        {next.lines.map(({ text }) => (
          <li key={text} className={styles.line}>
            {text}
          </li>
        ))}
      </ul>
      {next.link && (
        <SiteLink className={styles.link} href={next.link.href}>
          {next.link.name}
        </SiteLink>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment WhatNext on ContactContentNext {
    heading
    lines {
      text
    }
    link {
      name
      href
    }
  }
`;
