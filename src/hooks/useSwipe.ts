import { useRef } from 'react';
import { useSwipeable } from 'react-swipeable';
import { SWIPE_THRESHOLD } from '../constants';

/** Callbacks for swipes and for the drag before them. */
export interface Swipe {
  onLeft: () => void;
  onRight: () => void;
  onDown?: () => void;
  /** Called as a touch starts: whether it may become a swipe down rather than scroll. */
  mayGoDown?: () => boolean;
  /** Called with the distance moved right and down so far, px: one of them is 0, at the end both are. */
  onDrag?: (x: number, y: number) => void;
  /** Ignores swipes, for example while a picture is zoomed and touches pan it. */
  disabled?: boolean;
}

/** Distance after which a touch is a drag and no longer a tap, px. */
const DRAG_START = 8;

/**
 * Event handlers for swipes of at least `SWIPE_THRESHOLD`. react-swipeable would report a swipe that
 * passed its threshold even if the finger moved back; here the distance between start and end counts, in
 * the direction of the longer one. Touches with two fingers are ignored: of a pinch, react-swipeable
 * reports the finger lifted last as a swipe from the window's corner.
 */
export function useSwipe(swipe: Swipe) {
  const { onLeft, onRight, onDown, mayGoDown, onDrag, disabled = false } = swipe;
  const pinched = useRef(false);
  /** Whether the current touch may become a swipe down. */
  const down = useRef(false);
  const handlers = useSwipeable({
    delta: DRAG_START,
    onSwiping: ({ dir, deltaX, deltaY }) => {
      if (pinched.current || disabled) return;
      const sideways = dir === 'Left' || dir === 'Right';
      onDrag?.(sideways ? deltaX : 0, dir === 'Down' && down.current ? deltaY : 0);
    },
    onSwiped: ({ dir, absX, absY }) => {
      if (pinched.current || disabled || Math.max(absX, absY) < SWIPE_THRESHOLD) return;
      const callbacks = { Left: onLeft, Right: onRight, Up: undefined, Down: onDown };
      if (dir !== 'Down' || down.current) callbacks[dir]?.();
    },
    onTouchEndOrOnMouseUp: () => onDrag?.(0, 0),
  });
  return {
    ...handlers,
    onTouchStart: ({ touches }: { touches: { length: number } }) => {
      pinched.current = touches.length > 1;
      if (pinched.current) onDrag?.(0, 0);
      else down.current = onDown !== undefined && mayGoDown?.() !== false;
    },
    // The browser scrolls the page with this touch from here on.
    onTouchCancel: () => onDrag?.(0, 0),
  };
}
