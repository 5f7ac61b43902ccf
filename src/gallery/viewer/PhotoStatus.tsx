import * as styles from './PhotoStatus.module.css';

interface PhotoStatusProps {
  picture: 'loading' | 'loaded' | 'failed';
  labels: Queries.ViewerLabelsFragment;
  /** Requests the picture again. */
  onRetry: () => void;
}

/** Shown in place of a picture: a ring while it loads or, if it failed to load, a message and a retry button. */
export function PhotoStatus({ picture, labels, onRetry }: PhotoStatusProps) {
  if (picture === 'loaded') return null;
  if (picture === 'loading') return <div className={styles.loading} aria-hidden="true" />;
  return (
    <div className={styles.failure}>
      <p role="alert">{labels.failed}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}
