import { useEffect, type RefObject } from 'react';
import { useSwipe, type Swipe } from '../hooks/useSwipe';

interface SwipesProps extends Swipe {
  /** The element that is swiped. */
  on: RefObject<HTMLElement | null>;
}

/** Notices swipes on an element drawn elsewhere, so that the script for it may come after it. */
export default function Swipes({ on, ...swipe }: SwipesProps) {
  const { ref, onTouchStart, onTouchCancel } = useSwipe(swipe);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    ref(on.current);
    on.current?.addEventListener('touchstart', onTouchStart, { signal, passive: true });
    on.current?.addEventListener('touchcancel', onTouchCancel, { signal });
    return () => listening.abort();
  });
  return null;
}
