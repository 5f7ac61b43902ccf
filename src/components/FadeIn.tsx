import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SCROLL_REVEAL_THRESHOLD } from '../constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** ms between coming into view and fading in. */
  delay: number;
  children: ReactNode;
}

/**
 * Fades its children in, once, when a tenth of them is in view (specification, section 2). What is
 * in view when the page opens fades in by CSS alone; only what is further down waits for a script,
 * so nothing stays hidden where none runs.
 */
export function FadeIn({ delay, children }: FadeInProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'initial' | 'waiting' | 'shown'>('initial');

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A page that was busy hears of several moments at once.
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
