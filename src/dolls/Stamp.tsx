import { useContext } from 'react';
import { HasDolls } from './HasDolls';
import { IconDoll, type ServiceDoll } from './IconDoll';
import { Peg, PLACE } from './Peg';
import * as styles from './Stamp.module.css';

interface StampProps {
  className: string;
  /** Number of a doll in the row, from 0. Without one and without `doll`, the place on the stamp is empty. */
  at?: number;
  /** The doll of a service, if it is that one. */
  doll?: ServiceDoll | null;
}

/** A postage stamp with the place of the row, and a doll in it. Decoration. */
export function Stamp({ className, at, doll }: StampProps) {
  const dolls = useContext(HasDolls);
  return (
    <span className={`${styles.stamp} ${className}`}>
      <span className={styles.print}>
        <Peg className={styles.sun} {...PLACE} />
        {dolls && at !== undefined && <Peg className={styles.doll} from={at} />}
        {dolls && doll && <IconDoll {...doll} className={styles.service} />}
      </span>
    </span>
  );
}
