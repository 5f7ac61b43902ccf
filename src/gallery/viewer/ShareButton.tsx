import Check from 'lucide-react/icons/check';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import * as styles from './ShareButton.module.css';

interface ShareButtonProps {
  title: string;
  /** Path of the photo's own page. */
  href: string;
  labels: Queries.ViewerLabelsFragment;
}

/** How long it is shown that the address was copied, ms. */
const COPIED_DURATION = 4000;

/** The button that opens the system's share sheet or, without one, copies the photo's address. */
export function ShareButton({ title, href, labels }: ShareButtonProps) {
  const [last, setLast] = useState<{ href: string; result: 'copied' | 'copyFailed' }>();
  const result = last?.href === href ? last.result : null;
  const address = () => new URL(href, window.location.href).href;

  useEffect(() => {
    if (last?.result !== 'copied') return;
    const timer = setTimeout(() => setLast(undefined), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [last]);

  async function share() {
    const url = address();
    const canOpenSheet = 'share' in navigator;
    try {
      if (canOpenSheet) {
        await navigator.share({ title, url });
        return;
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setLast({ href, result: 'copied' });
    } catch {
      setLast({ href, result: 'copyFailed' });
    }
  }

  return (
    <>
      <button type="button" className={styles.button} onClick={() => void share()}>
        {result === 'copied' ? <Check /> : <Share />}
        {/* An element: the browser's translation replaces bare text, before which React could not put the icon. */}
        <span>{labels.share}</span>
      </button>
      <p className={styles.result} aria-live="polite" aria-atomic="true">
        {result && labels[result]}
        {result === 'copyFailed' && (
          <bdi dir="ltr" className={styles.address}>
            {address()}
          </bdi>
        )}
      </p>
    </>
  );
}
