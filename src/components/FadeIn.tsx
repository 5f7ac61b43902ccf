import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { isHydrated } from '../browser/hydrationState';
import { SCROLL_REVEAL_THRESHOLD } from '../constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** Time between coming into view and fading in, ms. */
  delay: number;
  children: ReactNode;
}

/** `seen`: in view before scripts ran, so that it stays as it is. */
type State = 'initial' | 'seen' | 'waiting' | 'shown';

/**
 * Fades its children in, once, when a tenth of them is in view (specification, section 2). In a page from the
 * server they are visible, so that nothing stays hidden without scripts. Those that the first window shows
 * fade in by CSS alone, where the parent sets `--at-load: 1`; the observer's first callback hides the others,
 * except what the visitor sees already.
 */
export function FadeIn({ delay, children }: FadeInProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => (isHydrated() ? 'waiting' : 'initial'));

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy main thread gets several queued entries in one callback; any may be the one in view.
        const inView = entries.some(
          ({ isIntersecting, intersectionRatio }) =>
            isIntersecting && intersectionRatio >= SCROLL_REVEAL_THRESHOLD,
        );
        const faded = current.dataset.state === 'initial' && fadesAtLoad(current);
        if (inView || faded) observer.disconnect();
        setState((before) => {
          if (faded || (inView && before !== 'initial')) return 'shown';
          return inView ? 'seen' : 'waiting';
        });
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
      style={{ '--delay': `${delay}ms` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Whether CSS fades an element in as the page arrives. */
function fadesAtLoad(element: Element): boolean {
  return parseFloat(getComputedStyle(element).animationDuration) > 0;
}
