import { useEffect, useState } from 'react';
import { Icon } from './Icon';
import * as styles from './Toast.module.css';

interface ToastProps {
  title: string;
  description: string;
  onClose: () => void;
}

/** How long a toast stays, ms, counted anew when pointer or focus leave it. */
const STAY = 6000;

/** A note after something succeeded. It belongs into a live region that is there before it. */
export function Toast({ title, description, onClose }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (hovered || focused) return;
    const timer = setTimeout(onClose, STAY);
    return () => clearTimeout(timer);
  }, [hovered, focused, onClose]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
