import { useContext } from 'react';
import { Doll, PLACE } from './Doll';
import { HasDolls } from './HasDolls';
import { IconDoll, type ServiceDoll } from './IconDoll';
import * as styles from './Place.module.css';

interface PlaceProps {
  /** Class that sets the width. */
  className: string;
  /** The doll that has taken the place, if any. It drops in. */
  doll: ServiceDoll | null;
}

/** The visitor's place in the row: a sun, before which a doll stands once the visitor has sent a message. */
export function Place({ className, doll }: PlaceProps) {
  const dolls = useContext(HasDolls);
  return (
    <span className={`${styles.place} ${className}`}>
      <Doll className={styles.sun} {...PLACE} />
      {dolls && doll && <IconDoll {...doll} className={styles.doll} />}
    </span>
  );
}
