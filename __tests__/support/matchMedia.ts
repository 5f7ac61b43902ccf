interface Device {
  /** CSS pixels. */
  width: number;
  reducedMotion: boolean;
}

/** Changes the device during a test; listeners of media queries are called, as in a browser. */
export interface FakeMedia {
  set: (change: Partial<Device>) => void;
}

const PIXELS_PER_EM = 16;

/** Installs a fake matchMedia: by default a wide screen with motion. */
export function installMatchMedia(start: Partial<Device> = {}): FakeMedia {
  let device: Device = { width: 1440, reducedMotion: false, ...start };
  const lists: (EventTarget & { media: string; matches: boolean })[] = [];
  window.matchMedia = (media) => {
    const list = Object.assign(new EventTarget(), { media, matches: matches(media, device) });
    lists.push(list);
    return list as unknown as MediaQueryList;
  };
  return {
    set(change) {
      device = { ...device, ...change };
      const changed = lists.filter((list) => matches(list.media, device) !== list.matches);
      for (const list of changed) {
        list.matches = !list.matches;
        list.dispatchEvent(new Event('change'));
      }
    },
  };
}

/** Evaluates the media queries that the site uses. */
function matches(query: string, { width, reducedMotion }: Device): boolean {
  const [, bound] = /^\(min-width: ([\d.]+)rem\)$/.exec(query) ?? [];
  if (bound) return width >= Number(bound) * PIXELS_PER_EM;
  if (query === '(prefers-reduced-motion: reduce)') return reducedMotion;
  throw new Error(`support/matchMedia.ts does not know "${query}".`);
}
