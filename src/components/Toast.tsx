import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from './Icon';
import * as styles from './Toast.module.css';

/** See `Toast`. */
export interface ToastProps {
  title: string;
  description: string;
  icon: IconName;
  onClose: () => void;
}

/** How long a toast stays, ms; the time restarts when the pointer or the focus leaves it. */
const STAY = 6000;

/** Distance between the toast and the window's edge or the focused element, px. */
const MARGIN = 24;

/**
 * A message about the result of an action. Render it into a live region that already exists. It is at
 * the window's lower edge, or at the upper one while the toast would cover the focused element.
 */
export default function Toast({ title, description, icon, onClose }: ToastProps) {
  const element = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (hovered || focused) return;
    const timer = setTimeout(onClose, STAY);
    return () => clearTimeout(timer);
  }, [hovered, focused, onClose]);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    function position() {
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
      const room = Math.max(Math.min(footer, window.innerHeight), window.innerHeight / 2);
      element.current?.style.setProperty('--footer', `${window.innerHeight - room}px`);
      const focused = document.activeElement;
      const height = element.current?.offsetHeight ?? 0;
      if (!focused || focused === document.body || element.current?.contains(focused)) return;
      const low = focused.getBoundingClientRect().bottom > window.innerHeight - height - MARGIN;
      setSide(low ? 'top' : 'bottom');
    }
    position();
    document.addEventListener('focusin', position, { signal: listeners.signal });
    window.addEventListener('scroll', position, { signal: listeners.signal, passive: true });
    return () => listeners.abort();
  }, []);

  return (
    <div
      ref={element}
      className={styles.toast}
      data-side={side}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.description}>{description}</p>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
