import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import * as styles from './FadeIn.module.css';

interface FadeInProps {
  /** Time between coming into view and fading in, ms. */
  delay: number;
  children: ReactNode;
}

/** `initial`: visible as the server rendered it; `waiting`: hidden; `shown`: fading in, then visible. */
type State = 'initial' | 'waiting' | 'shown';

/**
 * Fades its children in, once, when a tenth of them is in view (docs/specification.md, section 2). The server renders
 * them visible, so that nothing stays hidden without scripts. If the parent sets `--at-load: 1`, CSS alone
 * fades them in as the page arrives. The observer's first callback hides them, unless the visitor already sees
 * them.
 */
export function FadeIn({ delay, children }: FadeInProps) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => (isHydrated() ? 'waiting' : 'initial'));

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
        setState((before) => {
          if (!inView) return 'waiting';
          return before === 'initial' ? before : 'shown';
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
      style={{ '--delay': `${delay}ms` }}
    >
      {children}
    </div>
  );
}
