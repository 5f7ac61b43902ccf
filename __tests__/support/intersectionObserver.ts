/** What an observer reports about an element. */
interface Sighting {
  isIntersecting: boolean;
  /** Share of the element in view, 0 to 1; by default 1 if it intersects, or else 0. */
  intersectionRatio?: number;
}

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

/**
 * Reports sightings of an element to its observers in one callback, oldest first, as a browser does after a
 * busy moment. Wrap it in React's act() if state may change.
 */
export function see(target: Element, ...sightings: Sighting[]) {
  const entries = sightings.map((sighting) => ({
    target,
    intersectionRatio: Number(sighting.isIntersecting),
    ...sighting,
  }));
  for (const { callback } of observersOf(target)) callback(entries);
}
