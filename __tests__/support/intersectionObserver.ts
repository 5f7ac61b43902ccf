import { act } from '@testing-library/react';

const all = new Set<FakeIntersectionObserver>();

/** An IntersectionObserver whose reports come from the test. */
export class FakeIntersectionObserver {
  private readonly elements = new Set<Element>();

  constructor(
    readonly callback: (entries: object[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {
    all.add(this);
  }

  has = (element: Element) => this.elements.has(element);
  observe = (element: Element) => this.elements.add(element);
  unobserve = (element: Element) => this.elements.delete(element);
  disconnect = () => this.elements.clear();
}

/** Returns the observers of an element. */
export const observersOf = (element: Element) => [...all].filter((each) => each.has(element));

/** Reports to the observers of an element, within React's `act`, that a share of it is in view, 0 to 1. */
export function see(target: Element, share: number) {
  const entry = { target, isIntersecting: share > 0, intersectionRatio: share };
  act(() => observersOf(target).forEach(({ callback }) => callback([entry])));
}
