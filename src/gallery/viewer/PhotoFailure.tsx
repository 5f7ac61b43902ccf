import { useLayoutEffect, useState } from 'react';
import * as styles from './PhotoFailure.module.css';

interface PhotoFailureProps {
  picture: 'loading' | 'loaded' | 'failed';
  labels: Queries.PhotoDialogFragment['galleryPage']['viewer'];
  /** Requests the picture again. */
  onRetry: () => void;
  /** Called when a retry has loaded the picture and the button has gone. */
  onLoaded: () => void;
}

/**
 * Shown in place of a picture: a sign that it is loading or, if it failed to load, a message and a retry
 * button. The button stays until the picture has loaded. Needs the photo as `key`.
 */
export function PhotoFailure({ picture, labels, onRetry, onLoaded }: PhotoFailureProps) {
  const [retried, setRetried] = useState(false);
  const loading = picture === 'loading';
  const waiting = picture === 'failed' || (retried && loading);

  // In the same step in which the button goes: a key pressed while the page has the focus would be lost.
  useLayoutEffect(() => {
    if (retried && picture === 'loaded') onLoaded();
  }, [retried, picture, onLoaded]);

  if (!waiting) {
    return loading && <div className={styles.loading} aria-hidden="true" />;
  }
  return (
    <div className={styles.failure}>
      <p role="alert">{loading ? '\u00a0' : labels.failed}</p>
      <button
        type="button"
        className={styles.retry}
        aria-busy={loading}
        onClick={() => {
          setRetried(true);
          onRetry();
        }}
      >
        {labels.retry}
      </button>
    </div>
  );
}
