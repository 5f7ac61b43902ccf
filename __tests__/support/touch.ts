import { act } from '@testing-library/react';

/** Where a finger is, in CSS pixels of the window. */
export type Point = readonly [x: number, y: number];

/**
 * Dispatches a touch event as a browser would.
 * @param fingers those on the screen after the event
 */
export function touch(
  type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  element: Element,
  fingers: readonly Point[],
) {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY, target: element }));
  const event = new TouchEvent(type, { bubbles: true, cancelable: true });
  // jsdom has no Touch, so its touch events carry none.
  Object.defineProperty(event, 'touches', { value: touches });
  act(() => {
    element.dispatchEvent(event);
  });
}

/** Puts a finger on the element, moves it along the points and lifts it at the last one. */
export function drag(element: Element, start: Point, ...path: Point[]) {
  touch('touchstart', element, [start]);
  for (const point of path) touch('touchmove', element, [point]);
  touch('touchend', element, []);
}

/** A straight horizontal swipe over the middle of a phone; a negative distance goes left. */
export function swipe(element: Element, distance: number) {
  drag(element, [200, 300], [200 + distance / 2, 300], [200 + distance, 300]);
}
