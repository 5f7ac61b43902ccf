import type PhotoSwipe from 'photoswipe';
import { SWIPE_THRESHOLD } from '../../content/constants';
import { isEnlarged } from './geometry';

/** Time without a wheel event after which a gesture has ended, ms. */
const PAUSE = 150;

/** Distance after which the direction of a gesture is known, px: its first event may point in any direction. */
const START = 10;

/** Height of a line, px, for wheels that count lines. */
const LINE = 18;

/**
 * Shows the next or previous photo at a sideways gesture on a trackpad, once per gesture, however long its
 * momentum lasts. While a picture is enlarged, the gesture pans it instead. All other gestures zoom, as usual
 * in PhotoSwipe.
 */
export function pageByWheel(viewer: PhotoSwipe): void {
  let [x, y] = [0, 0];
  let last = -PAUSE;
  let sideways: boolean | undefined;
  viewer.on('wheel', (event) => {
    const { deltaX, deltaY, deltaMode, ctrlKey, timeStamp } = event.originalEvent;
    if (viewer.opener.isOpening) {
      event.preventDefault();
      return;
    }
    if (timeStamp - last > PAUSE) {
      [x, y] = [0, 0];
      sideways = undefined;
    }
    last = timeStamp;
    if (ctrlKey) return;
    const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const before = Math.abs(x);
    x += deltaX * unit;
    y += deltaY * unit;
    if (Math.max(Math.abs(x), Math.abs(y)) >= START) sideways ??= Math.abs(x) > Math.abs(y);
    if (sideways === false) return;
    event.preventDefault();
    const slide = viewer.currSlide;
    if (slide && isEnlarged(slide)) {
      slide.panTo(slide.pan.x - deltaX * unit, slide.pan.y - deltaY * unit);
      return;
    }
    if (before >= SWIPE_THRESHOLD || Math.abs(x) < SWIPE_THRESHOLD) return;
    if (x > 0) viewer.next();
    else viewer.prev();
  });
}
