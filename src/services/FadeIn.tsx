import { type ReactNode, useCallback, useState } from 'react';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** Time before it starts, ms. */
  delay: number;
  children: ReactNode;
}

/**
 * Fades its children in, once, when a tenth of them is in view (docs/specification.md, section 2). As the page hydrates,
 * or a link has opened it, only what is out of view begins to wait: what somebody sees is never hidden.
 */
export function FadeIn({ delay, children }: FadeInProps) {
  const [state, setState] = useState('there');
  const watch = useCallback((element: HTMLDivElement) => {
    let waits = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const least = waits ? SCROLL_REVEAL_THRESHOLD : 0;
        // If the main thread is busy, one callback gets several entries, any of which may be in view.
        const inView = ({ isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
          isIntersecting && intersectionRatio >= least;
        if (entries.some(inView)) {
          observer.disconnect();
          if (waits) setState('shown');
        } else if (!waits) {
          waits = true;
          setState('waiting');
        }
      },
      { threshold: [0, SCROLL_REVEAL_THRESHOLD] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={watch}
      className={styles.fadeIn}
      data-state={state}
      style={{ '--delay': `${delay}ms` }}
    >
      {children}
    </div>
  );
}
