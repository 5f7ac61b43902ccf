import type { ComponentProps } from 'react';
import { Peg, PLACE } from './Peg';
import { VisitorsDoll } from './VisitorsDoll';
import * as styles from './VisitorsPlace.module.css';

/** The visitor's place in the row: a sun, with a doll before it once the visitor has sent a message. */
export function VisitorsPlace({ className, defines }: ComponentProps<typeof VisitorsDoll>) {
  return (
    <span className={`${styles.place} ${className}`}>
      <Peg className={styles.sun} {...PLACE} />
      <VisitorsDoll className={styles.doll} defines={defines} />
    </span>
  );
}
