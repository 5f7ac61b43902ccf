import { fireEvent } from '@testing-library/react';

/** Position of a finger in the window, CSS pixels. */
export type Point = readonly [x: number, y: number];

/**
 * Dispatches a touch event as a browser would.
 * @param fingers the fingers on the screen after the event
 */
export function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  element: Element,
  fingers: readonly Point[],
) {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY, target: element }));
  fireEvent[type](element, { touches });
}

/** Puts a finger on the element, moves it along the points and lifts it at the last one. */
export function drag(element: Element, start: Point, ...path: Point[]) {
  touch('touchStart', element, [start]);
  for (const point of path) touch('touchMove', element, [point]);
  touch('touchEnd', element, []);
}
