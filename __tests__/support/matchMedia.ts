interface Device {
  /** CSS pixels. */
  width: number;
  reducedMotion: boolean;
  /** A finger rather than a mouse. */
  touch: boolean;
}

const PIXELS_PER_EM = 16;

/** A window.matchMedia whose answers a test sets; a change tells the listeners, as a browser does. */
export class FakeMedia {
  private readonly lists: FakeMediaQueryList[] = [];

  constructor(private device: Device) {}

  readonly match = (query: string): MediaQueryList => {
    const list = new FakeMediaQueryList(query, () => matches(query, this.device));
    this.lists.push(list);
    return list;
  };

  set(change: Partial<Device>) {
    this.device = { ...this.device, ...change };
    for (const list of this.lists) list.update();
  }
}

/** Puts a fake matchMedia in the window: by default a wide screen with a mouse and with motion. */
export function installMatchMedia(device: Partial<Device> = {}): FakeMedia {
  const media = new FakeMedia({ width: 1440, reducedMotion: false, touch: false, ...device });
  window.matchMedia = media.match;
  return media;
}

class FakeMediaQueryList extends EventTarget implements MediaQueryList {
  onchange: MediaQueryList['onchange'] = null;
  matches: boolean;

  constructor(
    readonly media: string,
    private readonly evaluate: () => boolean,
  ) {
    super();
    this.matches = evaluate();
  }

  update() {
    if (this.evaluate() === this.matches) return;
    this.matches = !this.matches;
    const event = Object.assign(new Event('change'), { matches: this.matches, media: this.media });
    this.dispatchEvent(event);
    this.onchange?.(event);
  }

  addListener(listener: Parameters<MediaQueryList['addListener']>[0]) {
    this.addEventListener('change', listener as EventListener | null);
  }

  removeListener(listener: Parameters<MediaQueryList['removeListener']>[0]) {
    this.removeEventListener('change', listener as EventListener | null);
  }
}

function matches(query: string, device: Device): boolean {
  return query.split(',').some((part) =>
    part
      .split(/\band\b/)
      .map((term) => term.trim())
      .every((term) => term === 'screen' || termMatches(term, device)),
  );
}

function termMatches(term: string, { width, reducedMotion, touch }: Device): boolean {
  const length = /^\((min-width:|max-width:|width\s*(?:>=|<=|<|>))\s*([\d.]+)(px|r?em)\)$/.exec(
    term,
  );
  if (length) {
    const [, kind = '', amount, unit] = length;
    const bound = Number(amount) * (unit === 'px' ? 1 : PIXELS_PER_EM);
    if (kind === 'min-width:' || kind.endsWith('>=')) return width >= bound;
    if (kind === 'max-width:' || kind.endsWith('<=')) return width <= bound;
    return kind.endsWith('<') ? width < bound : width > bound;
  }
  const answers: Partial<Record<string, boolean>> = {
    '(prefers-reduced-motion: reduce)': reducedMotion,
    '(prefers-reduced-motion: no-preference)': !reducedMotion,
    '(hover: none)': touch,
    '(hover: hover)': !touch,
    '(pointer: coarse)': touch,
    '(pointer: fine)': !touch,
  };
  const answer = answers[term];
  if (answer === undefined) throw new Error(`support/matchMedia.ts does not know "${term}".`);
  return answer;
}
