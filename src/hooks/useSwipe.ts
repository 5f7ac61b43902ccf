import { useRef } from 'react';
import { useSwipeable } from 'react-swipeable';
import { SWIPE_THRESHOLD } from '../constants';

/** What becomes of swipes. */
export interface Swipe {
  onLeft: () => void;
  onRight: () => void;
  onDown?: () => void;
  /** Whether a gesture that begins now may go down, or else scrolls. */
  mayGoDown?: () => boolean;
  /** Follows the finger: px moved sideways and down so far, one of them 0; both when it is over. */
  onDrag?: (x: number, y: number) => void;
  /** Nothing is swiped while this is set: the fingers do something else. */
  disabled?: boolean;
}

/** Px a finger moves before it counts as a drag rather than a tap. */
const DRAG_START = 8;

/**
 * Handlers for swipes of at least the swipe threshold. The library reports a swipe once its
 * threshold was passed, whatever happened after; here only where the finger left counts, in the
 * direction in which it moved most. Two fingers pinch; the library takes the one lifted last for a
 * swipe from the window's corner.
 */
export function useSwipe(swipe: Swipe) {
  const { onLeft, onRight, onDown, mayGoDown, onDrag, disabled = false } = swipe;
  const pinched = useRef(false);
  const scrolls = useRef(false);
  const handlers = useSwipeable({
    delta: DRAG_START,
    onSwiping: ({ deltaX, deltaY }) => {
      if (pinched.current || disabled) return;
      const sideways = Math.abs(deltaX) > Math.abs(deltaY);
      onDrag?.(
        sideways ? deltaX : 0,
        sideways || !onDown || scrolls.current ? 0 : Math.max(0, deltaY),
      );
    },
    onSwiped: ({ deltaX, deltaY }) => {
      if (pinched.current || disabled) return;
      if (Math.abs(deltaX) > Math.abs(deltaY)) {
        if (deltaX <= -SWIPE_THRESHOLD) onLeft();
        if (deltaX >= SWIPE_THRESHOLD) onRight();
      } else if (deltaY >= SWIPE_THRESHOLD && !scrolls.current) {
        onDown?.();
      }
    },
    onTouchEndOrOnMouseUp: () => onDrag?.(0, 0),
  });
  return {
    ...handlers,
    onTouchStart: ({ touches }: { touches: { length: number } }) => {
      pinched.current = touches.length > 1;
      if (!pinched.current) scrolls.current = mayGoDown?.() === false;
      if (pinched.current) onDrag?.(0, 0);
    },
    // The browser took the gesture over to scroll the page.
    onTouchCancel: () => onDrag?.(0, 0),
  };
}
