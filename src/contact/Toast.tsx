import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { listen, useClientValue } from '../ui/useClientValue';
import { CONTACT_FORM_ID } from './draftByEmail';
import { VisitorsPlace } from '../dolls/VisitorsPlace';
import * as styles from './Toast.module.css';

interface ToastProps {
  title: string;
  description: ReactNode;
  /** Whether the message was sent: the visitor's doll takes its place, and the toast closes after a time. */
  sent?: boolean;
  /** Name of the button that closes it. */
  dismiss: string;
  onClose: () => void;
}

/** How long a toast stays, ms; the time restarts when pointer or focus leave it, or the visitor returns to the page. */
const STAY = 6000;

const onVisibility = (onChange: () => void) => listen(document, 'visibilitychange', onChange);

/**
 * Tells the visitor what became of a message. Render it into a live region that
 * already exists. It appears at the lower edge of what the visitor sees of the window, also of a page enlarged with two
 * fingers, which does not enlarge it, or above a phone's keyboard; at the upper edge if it would hide the focused element.
 */
export function Toast({ title, description, sent, dismiss, onClose }: ToastProps) {
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const hidden = useClientValue(() => document.hidden, false, onVisibility);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!sent || hovered || focused || hidden) return;
    const timer = setTimeout(onClose, STAY);
    return () => clearTimeout(timer);
  }, [sent, hovered, focused, hidden, onClose]);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    function position() {
      const { visualViewport: seen } = window;
      const toast = element.current;
      if (!seen || !toast || !frame.current) return;
      const { offsetLeft, offsetTop, height, scale } = seen;
      frame.current.style.height = `${height * scale}px`;
      frame.current.style.transform = `translate(${offsetLeft}px, ${offsetTop}px) scale(${1 / scale})`;
      const focused = document.querySelector<HTMLElement>(':focus');
      // Scripts focus whole pages and sections too: only a control can be hidden.
      if (!focused || focused.tabIndex < 0 || toast.contains(focused)) return;
      toast.dataset.side = 'bottom';
      const over = toast.getBoundingClientRect();
      const { left, right, bottom } = focused.getBoundingClientRect();
      const isHidden = bottom > over.top && left < over.right && right > over.left;
      if (isHidden) toast.dataset.side = 'top';
    }
    position();
    document.addEventListener('focusin', position, { signal });
    window.addEventListener('scroll', position, { signal, passive: true });
    for (const type of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(type, position, { signal });
    return () => listeners.abort();
  }, []);

  function dismissToast() {
    onClose();
    // React removes the focused button.
    const next = document.forms.namedItem(CONTACT_FORM_ID)?.querySelector('button');
    (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }

  return (
    <div ref={frame} className={styles.frame}>
      <div
        ref={element}
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
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
        <button type="button" className={styles.close} aria-label={dismiss} onClick={dismissToast}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}
