import { type ReactNode, useCallback, useState } from 'react';
import { isHydrated } from '../hydration/hydrationState';
import { SCROLL_REVEAL_THRESHOLD } from '../ui/constants';
import { untilInView } from '../ui/untilInView';
import * as styles from './FadeIn.module.css';

/**
 * Fades its children in, once, `delay` ms after a tenth of them is in view (docs/specification.md, section 2). As a
 * page arrives, styles alone fade them in, so that nothing stays hidden without scripts; the observer's first callback
 * hides those out of view.
 */
export function FadeIn({ delay, children }: { delay: number; children: ReactNode }) {
  const [shown, setShown] = useState(() => !isHydrated());
  const watch = useCallback(
    (element: HTMLDivElement) => untilInView(element, SCROLL_REVEAL_THRESHOLD, setShown),
    [],
  );
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
