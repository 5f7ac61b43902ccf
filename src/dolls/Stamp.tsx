import { useContext } from 'react';
import { HasDolls } from './HasDolls';
import { Peg, PLACE } from './Peg';
import * as styles from './Stamp.module.css';
import { VisitorsDoll } from './VisitorsDoll';

interface StampProps {
  className: string;
  /** Position of a doll in the drawing of the row. Without one, the place on the stamp is the visitor's. */
  at?: number;
}

/** A postage stamp with the place of the row, and a doll in it. Decoration. */
export function Stamp({ className, at }: StampProps) {
  const dolls = useContext(HasDolls);
  return (
    <span className={`${styles.stamp} ${className}`}>
      <span className={styles.print}>
        <Peg className={styles.sun} at={PLACE} />
        {at === undefined ? (
          <VisitorsDoll className={styles.doll} />
        ) : (
          dolls && <Peg className={styles.doll} at={at} />
        )}
      </span>
    </span>
  );
}
