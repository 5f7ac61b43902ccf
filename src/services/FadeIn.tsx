import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import * as styles from './FadeIn.module.css';

/**
 * Fades its children in, once, `delay` ms after a tenth of them is in view (docs/specification.md, section 2). As a
 * page arrives, styles alone fade them in, so that nothing stays hidden without scripts; the observer's first callback
 * hides those out of view.
 */
export function FadeIn({ delay, children }: { delay: number; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => !isHydrated());

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
        setShown(inView);
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
      data-state={shown ? 'shown' : 'waiting'}
      style={{ '--delay': `${delay}ms` }}
    >
      {children}
    </div>
  );
}
