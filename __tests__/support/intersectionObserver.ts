/** What a test may say of an element that is seen. */
interface Sighting {
  isIntersecting: boolean;
  /** Share of the element in view, 0 to 1; by default all or nothing. */
  intersectionRatio?: number;
}

/** An IntersectionObserver that sees only what a test tells it. */
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

  /** Tells of several sightings at once, oldest first, as a browser does that was busy. */
  fireAll(sightings: readonly (Sighting & { target: Element })[]) {
    const entries = sightings.map((sighting) => ({
      intersectionRatio: Number(sighting.isIntersecting),
      ...sighting,
    }));
    this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

/** Puts the fake in the window and forgets the observers of earlier tests. */
export function installIntersectionObserver() {
  FakeIntersectionObserver.all.clear();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
}

/** The observers that watch an element now. */
export function observersOf(element: Element): FakeIntersectionObserver[] {
  return [...FakeIntersectionObserver.all].filter((observer) => observer.elements.has(element));
}

/**
 * Tells every observer of the element what is seen of it; wrap it in React's act() where state may
 * change. Throws when no observer watches the element.
 */
export function see(element: Element, sighting: Sighting) {
  const observers = observersOf(element);
  if (observers.length === 0) throw new Error('No IntersectionObserver watches this element.');
  for (const observer of observers) observer.fireAll([{ target: element, ...sighting }]);
}
