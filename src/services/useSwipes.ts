import { type TouchEvent, useRef } from 'react';
import { useSwipeable } from 'react-swipeable';
import { SWIPE_THRESHOLD } from '../ui/constants';

interface Swipes {
  onLeft: () => void;
  onRight: () => void;
  /** Called with the distance dragged to the right so far, px, and with 0 at the end. */
  onDrag: (distance: number) => void;
}

/** Distance after which a touch is a drag instead of a tap, px. */
const DRAG_START = 8;

/**
 * Listens for swipes of at least `SWIPE_THRESHOLD`. react-swipeable would report a swipe that passed its
 * threshold even if the finger moved back; here the distance between start and end counts, along the axis on
 * which it is longer. Touches with two fingers are ignored: after a pinch, react-swipeable reports the last
 * finger as a swipe from the window's corner.
 * @returns the props of the element that is swiped
 */
export function useSwipes({ onLeft, onRight, onDrag }: Swipes) {
  const pinched = useRef(false);
  const swipeable = useSwipeable({
    delta: DRAG_START,
    onSwiping: ({ dir, deltaX }) => {
      if (pinched.current) return;
      onDrag(dir === 'Left' || dir === 'Right' ? deltaX : 0);
    },
    onSwiped: ({ dir, absX }) => {
      if (pinched.current || absX < SWIPE_THRESHOLD) return;
      if (dir === 'Left') onLeft();
      if (dir === 'Right') onRight();
    },
    onTouchEndOrOnMouseUp: () => onDrag(0),
  });
  return {
    ...swipeable,
    onTouchStart: ({ touches }: TouchEvent) => {
      pinched.current = touches.length > 1;
      if (pinched.current) onDrag(0);
    },
    // From here on, the browser uses this touch to scroll the page.
    onTouchCancel: () => onDrag(0),
  };
}
