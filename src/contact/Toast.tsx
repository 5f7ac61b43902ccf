import { useEffect, useState } from 'react';
import { VisitorsPlace } from '../dolls/VisitorsPlace';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { listen, useClientValue } from '../ui/useClientValue';
import { CONTACT_FORM_ID } from './keepDraft';
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

/** How long a toast stays, ms; the time restarts when pointer or focus leave it, or the visitor returns to the page. */
const STAY = 6000;

const onVisibility = (onChange: () => void) => listen(document, 'visibilitychange', onChange);

/** Tells the visitor what became of a message. Render it into a live region that already exists. */
export function Toast({ labels, sent, dismiss, onClose }: ToastProps) {
  const { form, toast } = labels;
  const hidden = useClientValue(() => document.hidden, false, onVisibility);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!sent || hovered || focused || hidden) return;
    const timer = setTimeout(onClose, STAY);
    return () => clearTimeout(timer);
  }, [sent, hovered, focused, hidden, onClose]);

  function dismissToast() {
    onClose();
    // React removes the focused button.
    const next = document.forms.namedItem(CONTACT_FORM_ID)?.querySelector('button');
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  return (
    <div ref={placeToast} className={styles.frame}>
      <div
        className={styles.toast}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
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
    </div>
  );
}
