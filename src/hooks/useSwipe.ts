import { useRef } from 'react';
import { useSwipeable } from 'react-swipeable';
import { SWIPE_THRESHOLD } from '../constants';

/** Callbacks for swipes to the sides and for the drag before them. */
export interface Swipe {
  onLeft: () => void;
  onRight: () => void;
  /** Called with the distance moved right so far, px; at the end with 0. */
  onDrag: (distance: number) => void;
}

/** Distance after which a touch is a drag and no longer a tap, px. */
const DRAG_START = 8;

/**
 * Event handlers for swipes of at least `SWIPE_THRESHOLD`. react-swipeable would report a swipe that
 * passed its threshold even if the finger moved back; here the distance between start and end counts, in
 * the direction of the longer one. Touches with two fingers are ignored: of a pinch, react-swipeable
 * reports the finger lifted last as a swipe from the window's corner.
 */
export function useSwipe({ onLeft, onRight, onDrag }: Swipe) {
  const pinched = useRef(false);
  const handlers = useSwipeable({
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
    ...handlers,
    onTouchStart: ({ touches }: { touches: { length: number } }) => {
      pinched.current = touches.length > 1;
      if (pinched.current) onDrag(0);
    },
    // The browser scrolls the page with this touch from here on.
    onTouchCancel: () => onDrag(0),
  };
}
