import type { ReactNode } from 'react';
import Doll from '../dolls/Doll';
import * as styles from './FallenDolls.module.css';

/** Patterns of the dolls that stand before the fallen one, and after it. */
const BEFORE = ['12', '20'];
const AFTER = ['7', '1'];

/** The step of the fallback screen with a doll that has fallen; without header and footer, it has a row of dolls. */
export default function FallenDolls({ alone }: { alone: boolean }): ReactNode {
  const standing = (pattern: string) => (
    <Doll key={pattern} className={styles.doll} pattern={pattern} />
  );
  return (
    <div className={styles.step} data-alone={alone}>
      {alone && BEFORE.map(standing)}
      <Doll className={styles.fallen} pattern="2" defines />
      {alone && AFTER.map(standing)}
    </div>
  );
}
