interface Device {
  /** CSS pixels. */
  width: number;
  reducedMotion: boolean;
}

const PIXELS_PER_EM = 16;

/** A window.matchMedia whose answers a test sets; a change tells the listeners, as a browser does. */
export class FakeMedia {
  private readonly lists: FakeMediaQueryList[] = [];

  constructor(private device: Device) {}

  readonly match = (query: string): MediaQueryList => {
    const list = new FakeMediaQueryList(() => matches(query, this.device));
    this.lists.push(list);
    return list as unknown as MediaQueryList;
  };

  set(change: Partial<Device>) {
    this.device = { ...this.device, ...change };
    for (const list of this.lists) list.update();
  }
}

/** Puts a fake matchMedia in the window: by default a wide screen with motion. */
export function installMatchMedia(device: Partial<Device> = {}): FakeMedia {
  const media = new FakeMedia({ width: 1440, reducedMotion: false, ...device });
  window.matchMedia = media.match;
  return media;
}

class FakeMediaQueryList extends EventTarget {
  matches: boolean;

  constructor(private readonly evaluate: () => boolean) {
    super();
    this.matches = evaluate();
  }

  update() {
    if (this.evaluate() === this.matches) return;
    this.matches = !this.matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** Answers the questions that the site asks. */
function matches(query: string, { width, reducedMotion }: Device): boolean {
  const [, bound] = /^\(min-width: ([\d.]+)rem\)$/.exec(query) ?? [];
  if (bound) return width >= Number(bound) * PIXELS_PER_EM;
  if (query === '(prefers-reduced-motion: reduce)') return reducedMotion;
  throw new Error(`support/matchMedia.ts does not know "${query}".`);
}
