interface Device {
  /** CSS pixels. */
  width: number;
}

const PIXELS_PER_EM = 16;

/**
 * Installs a fake matchMedia: by default a wide screen.
 * @returns a function that changes the device during a test; media queries call their listeners, as in a browser
 */
export function installMatchMedia(start: Partial<Device> = {}) {
  let device: Device = { width: 1440, ...start };
  const lists: EventTarget[] = [];
  window.matchMedia = (media) => {
    const list = new EventTarget();
    lists.push(list);
    return Object.defineProperty(list, 'matches', {
      get: () => matches(media, device),
    }) as MediaQueryList;
  };
  return (change: Partial<Device>) => {
    device = { ...device, ...change };
    for (const list of lists) list.dispatchEvent(new Event('change'));
  };
}

/** Evaluates the media queries that the site's components use. */
function matches(query: string, { width }: Device): boolean {
  const [, bound] = /^\(min-width: ([\d.]+)rem\)$/.exec(query) ?? [];
  if (bound) return width >= Number(bound) * PIXELS_PER_EM;
  throw new Error(`support/matchMedia.ts does not know "${query}".`);
}
