import { Place } from './Place';
import * as styles from './PegRow.module.css';

interface PegRowProps {
  /** Where the empty place leads. */
  href: string;
  labels: { place: string; placed: string };
}

/** Numbers of the dolls (`pegs.svg`) on both sides of the empty place. */
const BEFORE = [1, 2, 3, 4, 5, 6, 7];
const AFTER = [8, 9, 10, 11, 12];

/** The people of the pictures as a row of wooden pegs, seen from behind, with one place left. */
export function PegRow(props: PegRowProps) {
  return (
    <div className={styles.row}>
      {BEFORE.map(peg)}
      <Place {...props} />
      {AFTER.map(peg)}
    </div>
  );
}

const peg = (number: number) => (
  <svg key={number} className={styles.peg} aria-hidden="true">
    <use href={`#peg-${number}`} />
  </svg>
);
