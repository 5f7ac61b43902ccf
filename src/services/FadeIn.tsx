import { type ReactNode, useCallback, useState } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import * as styles from './FadeIn.module.css';

/**
 * Fades its children in, once, `delay` ms after a tenth of them is in view (docs/specification.md, section 2). As a
 * page arrives, styles alone fade them in, so that nothing stays hidden without scripts; the observer's first callback
 * hides those out of view.
 */
export function FadeIn({ delay, children }: { delay: number; children: ReactNode }) {
  const [shown, setShown] = useState(() => !isHydrated());
  const watch = useCallback((element: HTMLDivElement) => untilInView(element, setShown), []);
  return (
    <div
      ref={watch}
      className={styles.fadeIn}
      data-state={shown ? 'shown' : 'waiting'}
      style={{ '--delay': `${delay}ms` }}
    >
      {children}
    </div>
  );
}

/**
 * Tells whether a tenth of an element is in view, until it is.
 * @returns a function that ends this
 */
function untilInView(element: Element, tell: (inView: boolean) => void): () => void {
  const threshold = SCROLL_REVEAL_THRESHOLD;
  const observer = new IntersectionObserver(
    (entries) => {
      // If the main thread is busy, one callback gets several entries, any of which may be in view.
      const inView = entries.some(
        ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold,
      );
      if (inView) observer.disconnect();
      tell(inView);
    },
    { threshold },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
