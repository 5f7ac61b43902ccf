import { useEffect, type RefObject } from 'react';
import { useSwipe, type Swipe } from '../hooks/useSwipe';

interface SwipeListenerProps extends Swipe {
  /** The element that is swiped. */
  on: RefObject<HTMLElement | null>;
}

/** Notices swipes on an element drawn elsewhere, so that the script for it may come after it. */
export default function SwipeListener({ on, ...swipe }: SwipeListenerProps) {
  const handlers = useSwipe(swipe);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    handlers.ref(on.current);
    on.current?.addEventListener('touchstart', handlers.onTouchStart, { signal, passive: true });
    on.current?.addEventListener('touchcancel', handlers.onTouchCancel, { signal });
    return () => listening.abort();
  });
  return null;
}
