import { useSyncExternalStore } from 'react';
import { isPageLate, subscribeToLatePage } from '../navigation/lastChoice';
import * as styles from './LatePage.module.css';

/** Says, to eye and ear, that the page the visitor chose is on its way. */
export function LatePage() {
  const late = useSyncExternalStore(subscribeToLatePage, isPageLate, () => false);
  return (
    <p className={styles.bar} role="status">
      {late && <span className="visually-hidden">Loading the page</span>}
    </p>
  );
}
