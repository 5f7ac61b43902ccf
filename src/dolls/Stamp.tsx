import type { ServiceDoll } from './IconDoll';
import { Place } from './Place';
import * as styles from './Stamp.module.css';

interface StampProps {
  className: string;
  /** The doll of a service, or of none; `null` leaves the place on the stamp empty. */
  doll: ServiceDoll | null;
}

/** A postage stamp with the place of the row, and a doll in it. Decoration. */
export function Stamp({ className, doll }: StampProps) {
  return (
    <span className={`${styles.stamp} ${className}`}>
      <span className={styles.print}>
        <Place className={styles.place} doll={doll} />
      </span>
    </span>
  );
}
