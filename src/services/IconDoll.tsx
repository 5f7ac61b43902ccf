import { useContext } from 'react';
import { HasDolls } from '../dolls/HasDolls';
import * as styles from './IconDoll.module.css';

interface IconDollProps {
  /** SVG of the icon, as the build renders it. */
  icon: string;
  /** Any whole number from 0; the colours repeat after `DRESSES`. */
  number: number;
  /** Class that sets the width. */
  className: string;
}

/** Number of dresses in `IconDoll.module.css`. */
const DRESSES = 5;

/** A wooden doll with an icon on its wide skirt, or a plain round on a site without dolls. Decoration. */
export function IconDoll({ icon, number, className }: IconDollProps) {
  const dolls = useContext(HasDolls);
  return (
    <span
      data-dress={number % DRESSES}
      className={`${dolls ? styles.doll : styles.round} ${className}`}
      dangerouslySetInnerHTML={{ __html: icon }}
    />
  );
}
