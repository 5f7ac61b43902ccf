import * as styles from './Wordmark.module.css';

/** The brand's mark, a sun over round steps, and its name. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M2 37a18 18 0 0 1 36 0z" fill="currentColor" />
        <path className={styles.step} d="M9 37a11 11 0 0 1 22 0z" />
        <circle className={styles.sun} cx="20" cy="9" r="6.5" />
      </svg>
      {brand}
    </span>
  );
}
