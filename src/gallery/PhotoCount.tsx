import { interpolate } from '../ui/interpolate';
import * as styles from './PhotoCount.module.css';

interface PhotoCountProps {
  /** The count, with `{number}` and `{total}`. */
  label: string;
  /** The photo's position in the gallery, from 0. */
  position: number;
  total: number;
}

/** The most photos that have a bead each: on a phone, the beads of more would be too small to count. */
const MOST_BEADS = 15;

/** The position of a photo among all: in words, and above them as the large bead on a string. */
export function PhotoCount({ label, position, total }: PhotoCountProps) {
  return (
    <p
      className={styles.count}
      data-beads={total > 1 && total <= MOST_BEADS}
      style={{ '--at': position, '--of': total }}
    >
      {interpolate(label, { number: position + 1, total })}
    </p>
  );
}
