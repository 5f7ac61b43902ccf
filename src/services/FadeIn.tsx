import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** Time between coming into view and fading in, ms. */
  delay: number;
  children: ReactNode;
}

/**
 * Fades its children in, once, when a tenth of them is in view (docs/specification.md, section 2). As a page arrives,
 * styles alone fade them in, so that nothing stays hidden without scripts; the observer's first callback hides those
 * out of view.
 */
export function FadeIn({ delay, children }: FadeInProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown'>(() =>
    isHydrated() ? 'waiting' : 'shown',
  );

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // If the main thread is busy, one callback gets several entries, any of which may be in view.
        const inView = entries.some(
          ({ isIntersecting, intersectionRatio }) =>
            isIntersecting && intersectionRatio >= SCROLL_REVEAL_THRESHOLD,
        );
        if (inView) observer.disconnect();
        setState(inView ? 'shown' : 'waiting');
      },
      { threshold: SCROLL_REVEAL_THRESHOLD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={element}
      className={styles.fadeIn}
      data-state={state}
      style={{ '--delay': `${delay}ms` }}
    >
      {children}
    </div>
  );
}
