import { useEffect, useLayoutEffect, useRef } from 'react';
import { VisitorsPlace } from '../dolls/VisitorsPlace';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { CONTACT_FORM_ID } from './draft';
import { placeToast } from './placeToast';
import * as styles from './Toast.module.css';

/** What a toast may say. */
export interface ToastWords {
  labels: Pick<Queries.ContactFormFragment, 'form' | 'toast'>;
  /** Name of the button that closes it. */
  dismiss: string;
}

interface ToastProps extends ToastWords {
  /** Whether the message was sent: the visitor's doll takes its place, and the toast closes after a time. */
  sent: boolean;
  onClose: () => void;
}

/** How long a toast stays, ms. The time restarts when pointer or focus leave it, or the visitor sees the page again. */
const STAY = 6000;

/** How often it is looked whether the time goes on, ms. */
const TICK = 500;

/** Tells the visitor what became of a message. Render it into a live region that already exists. */
export function Toast({ labels, sent, dismiss, onClose }: ToastProps) {
  const { form, toast } = labels;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? placeToast(box.current) : undefined), []);
  useEffect(() => {
    if (!sent) return;
    let seen = 0;
    const timer = setInterval(() => {
      const waits =
        document.hidden || box.current?.matches(':hover, :focus-within, [data-locked] *');
      seen = waits ? 0 : seen + TICK;
      if (seen === STAY) onClose();
    }, TICK);
    return () => clearInterval(timer);
  }, [sent, onClose]);

  function dismissToast() {
    onClose();
    // React removes the focused button.
    const next = document.forms.namedItem(CONTACT_FORM_ID)?.querySelector('button');
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  return (
    <div ref={box} className={styles.toast}>
      {sent && (
        <span className={styles.mark}>
          <VisitorsPlace className={styles.place} />
          <span className={styles.check}>
            <Icon name="check" />
          </span>
        </span>
      )}
      <p className={styles.title}>{sent ? toast.title : form.failed}</p>
      <p className={styles.description}>
        {sent ? (
          toast.description
        ) : (
          <SiteLink href="/contact/" onClick={onClose}>
            {form.heading}
          </SiteLink>
        )}
      </p>
      <button type="button" className={styles.close} aria-label={dismiss} onClick={dismissToast}>
        <Icon name="x" />
      </button>
    </div>
  );
}
