/** What an observer reports of an element. */
interface Sighting {
  isIntersecting: boolean;
  /** Share of the element in view, 0 to 1; by default 1 where it intersects, else 0. */
  intersectionRatio?: number;
}

/** An IntersectionObserver whose reports come from the test. */
export class FakeIntersectionObserver {
  static readonly all = new Set<FakeIntersectionObserver>();

  readonly elements = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeIntersectionObserver.all.add(this);
  }

  observe = (element: Element) => this.elements.add(element);
  unobserve = (element: Element) => this.elements.delete(element);
  disconnect = () => this.elements.clear();

  /** Reports sightings of an element in one callback, oldest first, as a browser does after a busy moment. */
  fire(target: Element, sightings: Sighting[]) {
    const entries = sightings.map((sighting) => ({
      target,
      intersectionRatio: Number(sighting.isIntersecting),
      ...sighting,
    }));
    this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

/** Installs the fake, and ends all observation of earlier tests. */
export function installIntersectionObserver() {
  for (const observer of FakeIntersectionObserver.all) observer.disconnect();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
}

/** The observers that observe an element now. */
export function observersOf(element: Element): FakeIntersectionObserver[] {
  return [...FakeIntersectionObserver.all].filter((observer) => observer.elements.has(element));
}

/**
 * Reports an element to each of its observers. To be wrapped in React's act() where state may change.
 * @throws Error when no observer observes the element
 */
export function see(element: Element, ...sightings: Sighting[]) {
  const observers = observersOf(element);
  if (observers.length === 0) throw new Error('No IntersectionObserver observes this element.');
  for (const observer of observers) observer.fire(element, sightings);
}
