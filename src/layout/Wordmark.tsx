import * as styles from './Wordmark.module.css';

/** The logo, which the styles show, and the brand's name. */
export function Wordmark({ brand }: { brand: string }) {
  return (
    <span className={styles.wordmark} data-long={brand.length > 20 || undefined}>
      {brand}
    </span>
  );
}
