import { useContext } from 'react';
import { Doll } from './Doll';
import { HasDolls } from './HasDolls';
import * as styles from './IconDoll.module.css';

/** The doll of a service. */
export interface ServiceDoll {
  /** SVG of the service's icon, as the build renders it; `''` for a doll without one. */
  icon: string;
  /** Any whole number from 0; the dolls repeat. */
  number: number;
}

interface IconDollProps extends ServiceDoll {
  /** Class that sets the width. */
  className: string;
}

/** Dolls in `static/dolls.svg` that can carry an icon: their number; where the first begins, and their width, in `Doll`'s unit. */
const DOLLS = { count: 8, from: 12, width: 1.5 };

/** A wooden doll with an icon on its wide body, or a plain round on a site without dolls. Decoration. */
export function IconDoll({ icon, number, className }: IconDollProps) {
  const dolls = useContext(HasDolls);
  return (
    <span className={`${dolls ? styles.doll : styles.round} ${className}`}>
      {dolls && (
        <Doll
          className={styles.drawing}
          from={DOLLS.from + (number % DOLLS.count) * DOLLS.width}
          width={DOLLS.width}
        />
      )}
      <span dangerouslySetInnerHTML={{ __html: icon }} />
    </span>
  );
}
