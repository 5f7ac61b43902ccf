import { useContext } from 'react';
import { Doll, PLACE } from './Doll';
import { HasDolls } from './HasDolls';
import { IconDoll, type ServiceDoll } from './IconDoll';
import * as styles from './Stamp.module.css';

interface StampProps {
  className: string;
  /** The doll of a service, or of none; `null` leaves the place on the stamp empty. */
  doll: ServiceDoll | null;
}

/** A postage stamp with the place of the row, and a doll in it. Decoration. */
export function Stamp({ className, doll }: StampProps) {
  const dolls = useContext(HasDolls);
  return (
    <span className={`${styles.stamp} ${className}`}>
      <span className={styles.print}>
        <Doll className={styles.sun} {...PLACE} />
        {dolls && doll && <IconDoll {...doll} className={styles.doll} />}
      </span>
    </span>
  );
}
