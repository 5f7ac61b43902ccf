import { Peg } from './Peg';
import { VisitorsDoll } from './VisitorsDoll';
import * as styles from './VisitorsPlace.module.css';

interface VisitorsPlaceProps {
  /** Class that sets the width. */
  className: string;
  /** See `VisitorsDoll`. */
  defines?: boolean;
}

/** The visitor's place in the row: a sun, with a doll before it once the visitor has sent a message. */
export function VisitorsPlace({ className, defines }: VisitorsPlaceProps) {
  return (
    <span className={`${styles.place} ${className}`}>
      <Peg className={styles.sun} at={5 / 10} />
      <VisitorsDoll className={styles.doll} defines={defines} />
    </span>
  );
}
