import { type ReactNode, useCallback, useState } from 'react';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** Time before it starts, ms. */
  delay: number;
  /** Whether it starts as the page arrives, before scripts: for children that may be in the first window. */
  atOnce: boolean;
  children: ReactNode;
}

/** Fades its children in, once, when a tenth of them is in view (docs/specification.md, section 2). */
export function FadeIn({ delay, atOnce, children }: FadeInProps) {
  const [shown, setShown] = useState(atOnce);
  const watch = useCallback((element: HTMLDivElement) => {
    const threshold = SCROLL_REVEAL_THRESHOLD;
    const observer = new IntersectionObserver(
      (entries) => {
        // If the main thread is busy, one callback gets several entries, any of which may be in view.
        const inView = ({ isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
          isIntersecting && intersectionRatio >= threshold;
        if (entries.some(inView)) setShown(true);
      },
      { threshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={shown ? null : watch}
      className={styles.fadeIn}
      data-state={shown ? 'shown' : 'waiting'}
      style={{ '--delay': `${delay}ms` }}
    >
      {children}
    </div>
  );
}
