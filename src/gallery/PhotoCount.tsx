import * as styles from './PhotoCount.module.css';

/** The position of a photo among all, in words. */
export function PhotoCount({ children }: { children: string }) {
  return <p className={styles.count}>{children}</p>;
}
