import { interpolate } from '../ui/interpolate';
import * as styles from './PhotoCount.module.css';

interface PhotoCountProps {
  /** The count, with `{number}` and `{total}`. */
  label: string;
  /** The photo's position in the gallery, from 0. */
  position: number;
  total: number;
}

/** The position of a photo among all, in words. */
export function PhotoCount({ label, position, total }: PhotoCountProps) {
  return <p className={styles.count}>{interpolate(label, { number: position + 1, total })}</p>;
}
