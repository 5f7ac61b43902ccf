import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SCROLL_REVEAL_THRESHOLD } from '../constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** Time between coming into view and fading in, ms. */
  delay: number;
  children: ReactNode;
}

/**
 * Fades its children in, once, when a tenth of them is in view (specification, section 2). As rendered,
 * they fade in by CSS alone; only the observer's first callback hides those that are out of view, so
 * that nothing stays hidden without scripts.
 */
export function FadeIn({ delay, children }: FadeInProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'initial' | 'waiting' | 'shown'>('initial');

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy main thread gets several queued entries in one callback; any may be the one in view.
        const inView = entries.some(
          ({ isIntersecting, intersectionRatio }) =>
            isIntersecting && intersectionRatio >= SCROLL_REVEAL_THRESHOLD,
        );
        if (inView) observer.disconnect();
        setState(inView ? 'shown' : 'waiting');
      },
      { threshold: SCROLL_REVEAL_THRESHOLD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={element}
      className={styles.fadeIn}
      data-state={state}
      style={{ animationDelay: `${delay}ms` }}
    >
      {children}
    </div>
  );
}
