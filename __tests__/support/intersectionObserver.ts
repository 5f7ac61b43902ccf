import { act } from '@testing-library/react';

const all = new Set<FakeIntersectionObserver>();

/** An IntersectionObserver whose reports come from the test. */
class FakeIntersectionObserver {
  readonly elements = new Set<Element>();

  constructor(
    readonly callback: (entries: object[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {
    all.add(this);
  }

  observe = (element: Element) => this.elements.add(element);
  unobserve = (element: Element) => this.elements.delete(element);
  disconnect = () => this.elements.clear();
}

/** Installs the fake, and ends all observation of earlier tests. */
export function installIntersectionObserver() {
  for (const observer of all) observer.disconnect();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
}

/** Returns the observers of an element. */
export const observersOf = (element: Element) =>
  [...all].filter(({ elements }) => elements.has(element));

/** Reports to the observers of an element, within React's `act`, that a share of it is in view, 0 to 1. */
export function see(target: Element, share: number) {
  const entry = { target, isIntersecting: share > 0, intersectionRatio: share };
  act(() => observersOf(target).forEach(({ callback }) => callback([entry])));
}
