import type PhotoSwipe from 'photoswipe';
import { SWIPE_THRESHOLD } from '../../constants';

/** Time without a wheel event after which a gesture has ended, ms. */
const PAUSE = 150;

/** Height of a line, px, for wheels that count lines. */
const LINE = 18;

/**
 * Shows the next or previous photo on a sideways gesture of a trackpad, once for each gesture, however far
 * its momentum goes on; moves an enlarged picture instead. The other gestures zoom, as PhotoSwipe does.
 */
export function pageByWheel(viewer: PhotoSwipe): void {
  let distance = 0;
  let last = -PAUSE;
  let sideways = false;
  viewer.on('wheel', (event) => {
    const { deltaX, deltaY, deltaMode, ctrlKey, timeStamp } = event.originalEvent;
    if (timeStamp - last > PAUSE) {
      distance = 0;
      sideways = Math.abs(deltaX) > Math.abs(deltaY);
    }
    last = timeStamp;
    if (!sideways || ctrlKey) return;
    event.preventDefault();
    const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const slide = viewer.currSlide;
    if (slide?.isPannable()) {
      slide.panTo(slide.pan.x - deltaX * unit, slide.pan.y - deltaY * unit);
      return;
    }
    const before = Math.abs(distance);
    distance += deltaX * unit;
    if (before >= SWIPE_THRESHOLD || Math.abs(distance) < SWIPE_THRESHOLD) return;
    if (distance > 0) viewer.next();
    else viewer.prev();
  });
}
