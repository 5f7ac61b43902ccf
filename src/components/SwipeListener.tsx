import { useEffect, type RefObject } from 'react';
import { useSwipe, type Swipe } from '../hooks/useSwipe';

interface SwipeListenerProps extends Swipe {
  /** The element that is swiped. */
  on: RefObject<HTMLElement | null>;
}

/** `useSwipe` for an element that another component renders, so that this code can load later. */
export default function SwipeListener({ on, ...swipe }: SwipeListenerProps) {
  const handlers = useSwipe(swipe);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    handlers.ref(on.current);
    on.current?.addEventListener('touchstart', handlers.onTouchStart, { signal, passive: true });
    on.current?.addEventListener('touchcancel', handlers.onTouchCancel, { signal });
    return () => listeners.abort();
  });
  return null;
}
