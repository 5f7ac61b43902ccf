import Check from 'lucide-react/icons/check';
import Link from 'lucide-react/icons/link';
import Share from 'lucide-react/icons/share-2';
import { useEffect, useState, type ReactNode } from 'react';
import { useClientValue } from '../../ui/useClientValue';
import * as styles from './PhotoActions.module.css';

interface PhotoActionsProps {
  title: string;
  /** Path and hash that open the photo. */
  href: string;
  labels: Queries.PhotoDialogFragment['labels']['photo'];
  /** Rendered on the same line, before the buttons. */
  children?: ReactNode;
}

/** How long it is shown that the address was copied, ms. */
const COPIED_DURATION = 4000;

/** The buttons that copy a photo's address and, if the browser supports it, open the system's share sheet. */
export function PhotoActions({ title, href, labels, children }: PhotoActionsProps) {
  const [last, setLast] = useState<{ href: string; result: 'copied' | 'copyFailed' }>();
  const result = last?.href === href ? last.result : null;
  const canShare = useClientValue(() => 'share' in navigator, false);

  useEffect(() => {
    if (last?.result !== 'copied') return;
    const timer = setTimeout(() => setLast(undefined), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [last]);

  const address = () => new URL(href, window.location.href).href;
  const say = (result: 'copied' | 'copyFailed') => setLast({ href, result });
  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      say('copied');
    } catch {
      say('copyFailed');
    }
  }
  const share = () =>
    navigator.share({ title, url: address() }).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) say('copyFailed');
    });

  return (
    <div className={styles.actions}>
      {children}
      <button type="button" className={styles.action} onClick={() => void copy()}>
        {result === 'copied' ? <Check /> : <Link />}
        {/* An element: the browser's translation replaces bare text, before which React could not put the icon. */}
        <span>{labels.copyLink}</span>
      </button>
      {canShare && (
        <button type="button" className={styles.action} onClick={() => void share()}>
          <Share />
          {labels.share}
        </button>
      )}
      <p className={styles.result} aria-live="polite" aria-atomic="true">
        {result && labels[result]}
        {result === 'copyFailed' && (
          <bdi dir="ltr" className={styles.address}>
            {address()}
          </bdi>
        )}
      </p>
    </div>
  );
}
