import type { ComponentProps } from 'react';
import { Peg } from './Peg';
import * as styles from './PegRow.module.css';
import { PlaceLink } from './PlaceLink';

/** The dolls on both sides of the empty place, which is as wide as two of them. */
const BEFORE = [0, 1, 2, 3, 4];
const AFTER = [7, 8, 9, 10, 11];

/** The people of the pictures as a row of wooden pegs, seen from behind, with one empty place. */
export function PegRow(props: ComponentProps<typeof PlaceLink>) {
  return (
    <div className={styles.row}>
      {BEFORE.map(peg)}
      <PlaceLink {...props} />
      {AFTER.map(peg)}
    </div>
  );
}

const peg = (number: number) => <Peg key={number} className={styles.peg} from={number} />;
